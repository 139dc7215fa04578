// Shows what the server calls somebody to, also while no page is open, and opens the table on a
// click. It answers no requests and keeps nothing.

addEventListener("install", () => self.skipWaiting());

addEventListener("push", (event) => {
  const { title, body, lang, tag, path } = event.data.json();
  const shown = { body, lang, tag, renotify: true, data: { path } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.path));
});

async function show(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}
