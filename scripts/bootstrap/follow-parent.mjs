// Preloaded into every long-lived child. A parent killed with SIGKILL cannot stop its children, and an orphaned server
// would hold its port. The child notices that it has been adopted by another process and exits.
const parent = process.ppid;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 1_000).unref();
