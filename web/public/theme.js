// Before anything is drawn: at night the wall must not flash white.
try {
  const kept = JSON.parse(localStorage.getItem("holocene.settings") ?? "{}");
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const night = kept.theme === "night" || (kept.theme !== "day" && dark);
  document.documentElement.classList.toggle("night", night);
} catch {
  // No storage, no memory: the day it is.
}
