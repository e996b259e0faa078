import { beforeEach, expect, test, vi } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { startMail } from '#tests/setup/start-mail.ts';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { asker } from '../testing/backend.ts';
import { noon } from '../testing/clinic.ts';
import { inquire } from '../testing/inquire.ts';
import { type MakeOperator, startOperatorBackend } from '../testing/operators.ts';
import { sendMails } from './send-mails.ts';

const minute = 60_000;

describeDatabases('Processes that send mails', (db) => {
  let operator: MakeOperator;
  let clock: { now: number };
  let ask: ReturnType<typeof asker>;
  beforeEach(async () => {
    for (const table of ['operators', 'mails', 'writeCounts', 'inquiries'] as const)
      await db().deleteFrom(table).execute();
    const backend = await startOperatorBackend(db(), { isMailSetUp: true }, { now: noon });
    ({ operator, clock } = backend);
    ask = asker(backend.app);
  });

  test('A process that stops ends at once if nothing is under way, and leaves what is due to another', async () => {
    await operator({ roles: { han: 'administrator' } });
    const { sink, sending, round } = await startMail(db(), clock);
    await inquire(ask);
    // The test would end before this grace does.
    const stop = sendMails(sending, 10 * minute);
    await vi.waitFor(() => expect(sink.mails).toHaveLength(1), waitTimeoutMs);
    await stop();
    clock.now += 10 * minute;
    await inquire(ask);
    await round();
    expect(sink.mails).toHaveLength(2);
  });

  test('A silent server delays no visitor; a process that stops aborts its mail, and another one sends it', async () => {
    await operator({ roles: { han: 'administrator' } });
    const { sink, sending, round } = await startMail(db(), clock);
    sink.manner = 'is silent';
    await inquire(ask);
    const stop = sendMails(sending, 100);
    await vi.waitFor(() => expect(sink.connections).toBe(1), waitTimeoutMs);
    // Its mail is under way for longer than the test may take.
    expect((await inquire(ask)).status).toBe(200);
    expect(sink.mails).toEqual([]);
    await stop();
    sink.manner = 'takes';
    await round();
    expect(sink.mails).toHaveLength(1);
  });

  test('Every one of many mails is sent by one of two processes', async () => {
    const all = await Promise.all(
      Array.from({ length: 15 }, () => operator({ roles: { han: 'administrator' } })),
    );
    const processes = [await startMail(db(), clock), await startMail(db(), clock)];
    await inquire(ask);
    for (let rounds = 0; rounds < 4; rounds++) await Promise.all(processes.map(({ round }) => round()));
    const recipients = processes.flatMap(({ sink }) => sink.mails.flatMap(({ to }) => to));
    expect(recipients.sort()).toEqual(all.map(({ email }) => email).sort());
  });
});
