// @slow: starts backends and kills them

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '#server/backend/database/migrate.ts';
import { type Database, openDatabase } from '#server/backend/database/open.ts';
import { seedContent } from '#server/backend/seed/seed-content.ts';
import { publishDocument } from '#server/backend/sites/revisions.ts';
import { han, sizes } from '#server/backend/testing/content.ts';
import { describeWithPostgres } from '#tests/setup/external-services.ts';
import { createSchema } from '#tests/setup/postgres-databases.ts';

/** `ROUNDS=200 npx vitest run --testTimeout 1800000 tests/contract/concurrent-writers.test.ts` measures it at full length. */
const rounds = Number(process.env.ROUNDS ?? 8);
const roundsPerKill = 4;

type Site = { pages: Record<string, { title: string; sections: [] }> };
const titled = (site: Site, page: string, title: string): string =>
  JSON.stringify({ ...site, pages: { ...site.pages, [page]: { title, sections: [] } } }, null, 2);

test('over SQLite, two writers from one base lose and overwrite nothing, however the backend dies', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'maru-writers-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const address = join(folder, 'maru.db');
  const db = openDatabase(address);
  await migrate(db, address);
  await expectNothingLost(db, address);
});

describeWithPostgres('over PostgreSQL', () => {
  test('two writers from one base lose and overwrite nothing, however the backend dies', async () => {
    const schema = await createSchema();
    onTestFinished(() => schema.drop());
    const db = openDatabase(schema.url);
    await migrate(db, schema.url);
    await expectNothingLost(db, schema.url);
  });
});

async function expectNothingLost(db: Database, address: string): Promise<void> {
  await db.transaction().execute((transaction) => seedContent(transaction, han(), sizes, 0));
  const first = {
    formatVersion: 1,
    template: 'commerce',
    menu: [],
    pages: { '/both': { title: '0', sections: [] } },
  };
  await publishDocument(db, 1, { document: JSON.stringify(first, null, 2), author: 'test' });
  await db.destroy();

  const backend = createBackendProcess(address);
  onTestFinished(backend.kill);
  const found = { kills: 0, merged: 0, refused: 0, lost: [] as string[], overwritten: [] as string[] };
  for (let round = 1; round <= rounds; round += 1) {
    const { number, document } = await backend.published();
    const site = JSON.parse(document) as Site;
    // In every other round both write the same title, so that only one of them may succeed.
    const isOverlap = round % 2 === 0;
    const texts = ['a', 'b'].map((writer) =>
      titled(site, isOverlap ? '/both' : `/${writer}`, `${writer}${round}`),
    );
    const writing = Promise.all(texts.map((text) => backend.publish({ document: text, base: number })));
    if (round % roundsPerKill < 2) {
      // At another point of the writes in each round.
      await sleep((round * 7) % 30);
      await backend.kill();
      found.kills += 1;
    }
    const [a, b] = await writing;
    const { pages } = JSON.parse((await backend.published()).document) as Site;
    const succeeded = [a === 200 && `a${round}`, b === 200 && `b${round}`].filter(Boolean);
    if (isOverlap) {
      found.refused += [a, b].filter((status) => status === 409).length;
      if (succeeded.length !== 1 || pages['/both']?.title !== succeeded[0])
        found.overwritten.push(`${round}: ${[a, b]} ${pages['/both']?.title}`);
    } else {
      found.merged += 1;
      const titles = [pages['/a']?.title, pages['/b']?.title];
      if (succeeded.length !== 2 || titles.join() !== `a${round},b${round}`)
        found.lost.push(`${round}: ${[a, b]} ${titles}`);
    }
  }
  if (process.env.ROUNDS) console.log(address.split('/')[0] || 'SQLite', found);
  expect(found).toMatchObject({ lost: [], overwritten: [] });
  expect([found.merged, found.refused]).toEqual([Math.ceil(rounds / 2), Math.floor(rounds / 2)]);
}

/** A backend that is started again once it has been killed. Requests without an answer are sent again. */
function createBackendProcess(address: string) {
  let child: ChildProcess | undefined;
  let port: Promise<number> | undefined;
  const start = async (): Promise<number> => {
    child = fork('tests/contract/publishing-process.ts', [address]);
    const [listening] = await once(child, 'message');
    return listening as number;
  };
  const ask = async (body?: object): Promise<Response> => {
    for (;;) {
      port ??= start();
      const url = `http://127.0.0.1:${await port}`;
      const sent = await fetch(url, {
        method: body ? 'POST' : 'GET',
        body: body ? JSON.stringify(body) : null,
      })
        .then(async (response) => ({ status: response.status, text: await response.text() }))
        .catch(() => undefined);
      if (sent) return new Response(sent.text, { status: sent.status });
      await sleep(5);
    }
  };
  return {
    kill: async () => {
      const [dying, ended] = [child, child && once(child, 'exit')];
      port = undefined;
      child = undefined;
      dying?.kill('SIGKILL');
      await ended;
    },
    published: async () =>
      ((await (await ask()).json()) as { revision: { number: number; document: string } }).revision,
    publish: async (body: object) => (await ask(body)).status,
  };
}
