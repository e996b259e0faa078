// Preloaded into every long-lived child. A parent that is killed outright cannot pass its end on, and a
// forgotten server would hold its port: the child sees that it was adopted by another process and leaves.
const parent = process.ppid;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 1_000).unref();
