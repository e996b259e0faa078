import { pino } from 'pino';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/open.ts';
import { readEnvironment } from './environment.ts';
import { createBackend } from './http/app.ts';

/** Runs the reference backend until it is told to stop. */
const { database, port, host, appKey, partnersDir } = readEnvironment();
const logger = pino({ level: process.env.LOG_LEVEL || 'warn' });
const db = openDatabase(database);
await migrate(db, database);
const app = createBackend({ db, appKey, filesDir: partnersDir, logger });
const address = await app.listen({ port, host });
console.log(`listening on ${address}`);

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, async () => {
    if (isStopping) return;
    isStopping = true;
    // Requests that are under way are answered first; a second later than the deadline nothing can be.
    setTimeout(() => process.exit(1), 11_000).unref();
    await app.close();
    await db.destroy();
    process.exit(0);
  });
}
