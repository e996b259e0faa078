import { pino } from 'pino';
import { metaApi } from './conversions/meta-conversions.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/open.ts';
import { readEnvironment } from './environment.ts';
import { createBackend } from './http/app.ts';
import { readMailSettings } from './mail/mail-settings.ts';
import { sendMails } from './mail/send-mails.ts';
import { smtpSender } from './mail/smtp.ts';
import { publishOnTime } from './operator/schedule/publish-on-time.ts';
import { metaPixelOf, publishingPool, siteServices } from './site-services.ts';

/**
 * Runs the reference backend until it receives a stop signal. With `--stop-on-message` (`startBackend` of
 * scripts/lib/service.ts) it ignores signals, which its parent gets too, and runs until the parent sends `stop` or ends.
 */
const environment = readEnvironment();
const { database, port, host, appKey, partnersDir } = environment;
const mail = readMailSettings();
const logger = pino({ level: process.env.LOG_LEVEL || 'warn' });
const db = openDatabase(database);
await migrate(db, database);
const pool = publishingPool(db, environment, (error) => logger.error(error, 'a publishing thread failed'));
const operators = {
  ...siteServices(db, environment, (message) => logger.warn(message)),
  isMailSetUp: mail !== undefined,
  publishing: pool.of('schedule'),
  publishingOf: (operatorId: number) => pool.of(`operator ${operatorId}`),
};
const app = createBackend({
  db,
  appKey,
  filesDir: partnersDir,
  operators,
  logger,
  meta: { tokens: environment.metaTokens, url: metaApi, pixelIdOf: metaPixelOf },
});
const stopPublishing = publishOnTime({ db, publishing: operators.publishing, logger });
const stopMails = mail && sendMails({ db, send: smtpSender(mail), console: mail.console, logger });

const isTold = process.argv.includes('--stop-on-message');
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (!isTold) void stop();
  });
if (isTold) {
  process.on('message', (message) => {
    if (message === 'stop') void stop();
  });
  process.on('disconnect', () => void stop());
  if (!process.connected) void stop();
}

const address = await app.listen({ port, host });
console.log(`Backend API listening on ${address}`);

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  // Requests in progress are answered first. The exit is forced one second after visitors' deadline.
  setTimeout(() => process.exit(1), 11_000).unref();
  await Promise.all([app.close(), stopPublishing(), stopMails?.()]);
  await pool.close();
  await db.destroy();
  process.exit(0);
}
