"""HTTP and WebSocket in front of the tables; accounts; the browser client's files."""
