import cluster from 'node:cluster';
import { once } from 'node:events';
import { relayPurges } from '#server/site/workers/relay-purges.ts';

// Started by relay-purges.test.ts: a worker tells another one to purge, which was killed before the primary process notices
// it. The first worker prints the answer.
if (cluster.isPrimary) {
  const [sender, killed] = [cluster.fork(), cluster.fork()];
  relayPurges(() => [sender, killed]);
  await Promise.all([once(sender, 'online'), once(killed, 'online')]);
  killed.process.kill('SIGKILL');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  cluster.emit('message', sender, { maru: 'broadcast', id: 7, tags: ['site:raon'], isMissed: false });
} else {
  process.on('message', (message) => process.stdout.write(JSON.stringify(message), () => process.exit()));
}
