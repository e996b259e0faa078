// @slow: publishes while visitors load pages

import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { siteDocument } from '#schemas/layout/site-document.ts';
import { documentCalls } from '#schemas/operator/document-calls.ts';
import { documentHandlers } from '#server/backend/operator/documents/index.ts';
import { createPublishing } from '#server/publishing/create-publishing.ts';
import { until } from '#tests/setup/until.ts';
import { startWholeSites } from './whole-site.ts';

/** `PUBLICATIONS=100 RATE=200 LIST_AGE=1000 npx vitest run --testTimeout 600000 tests/contract/one-revision.test.ts` measures it at full length. */
const publications = Number(process.env.PUBLICATIONS ?? 9);
const listAge = Number(process.env.LIST_AGE ?? 100);
/** Requests per second. Without a rate, visitors ask as fast as they are answered, this many at once. */
const rate = process.env.RATE ? Number(process.env.RATE) : undefined;
const maxConcurrentVisitors = 8;

/** A revision whose number is in its theme, its menu, its title and two nodes. */
const documentOf = (number: number) => {
  const text = (id: string) => ({ id, type: 'RichText', v: 1, data: { html: `<p>mark-${number}-</p>` } });
  return JSON.stringify({
    formatVersion: 1,
    template: 'commerce',
    theme: { 'color.accent': colorOf(number) },
    menu: [{ url: '/products', title: `mark-${number}-` }],
    pages: { '/about': { title: `mark-${number}-`, sections: [text('one'), text('two')] } },
  });
};
const colorOf = (number: number) => `#${(0x100000 + number).toString(16)}`;
/** The revisions that a response has parts of. */
const revisionsIn = (body: string): number[] => {
  const marks = [...body.matchAll(/mark-(\d+)-/g)].map(([, number]) => Number(number));
  const colors = [...body.matchAll(/--color-accent:\s*#(1\w{5})/g)].map(
    ([, color]) => Number(`0x${color}`) - 0x100000,
  );
  return [...new Set([...marks, ...colors])];
};

type Answer = { status: number; body: string };
let visitors = 0;
/** Requests as a new visitor, through a proxy, so that limits per IP address do not apply. */
const ask = (port: number, path: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    visitors += 1;
    const headers = {
      host: 'han.localhost',
      'x-forwarded-for': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`,
    };
    get({ host: '127.0.0.1', port, path, headers }, (response) => {
      let body = '';
      response.on('data', (chunk) => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    }).on('error', reject);
  });

test('under load, no response and no page with its stylesheets mixes revisions, and every process follows in time', async () => {
  const first = siteDocument.parse(JSON.parse(documentOf(0)));
  const { sites, db, partnerId } = await startWholeSites(
    first,
    { TRUSTED_PROXIES: '127.0.0.1' },
    { count: 2, listAge },
  );
  const ports = await Promise.all(
    sites.map(async (site) => {
      await site.listen({ port: 0, host: '127.0.0.1' });
      return (site.server.address() as AddressInfo).port;
    }),
  );
  const publishing = await createPublishing({ factsOf: async () => undefined });
  const context = () => ({
    db,
    partner: { id: partnerId, code: 'han', timeZone: 'Asia/Seoul' },
    operator: { id: 1, name: 'Kim' },
    now: Date.now(),
    publishing,
  });
  /** When each revision was replaced. */
  const replacedAt = new Map<number, number>();
  const found = { responses: 0, payloads: 0, late: 0, errors: [] as string[], mixed: [] as string[] };
  const note = (what: string, sent: number, { status, body }: Answer) => {
    found.responses += 1;
    const revisions = revisionsIn(body);
    if (status !== 200) found.errors.push(`${what} ${status}`);
    else if (revisions.length !== 1) found.mixed.push(`${what} ${revisions}`);
    for (const revision of revisions)
      found.late = Math.max(found.late, sent - (replacedAt.get(revision) ?? sent));
    return revisions;
  };
  const visit = async (count: number) => {
    const [port, other] = count % 2 ? ports : ports.toReversed();
    const sent = performance.now();
    if (count % 3) return void note('document', sent, await ask(port as number, '/about'));
    const payload = await ask(port as number, '/_maru/page?path=/about');
    const shown = note('payload', sent, payload);
    const names = (JSON.parse(payload.body).styles as { href: string }[]).map(({ href }) =>
      href.split('/').pop(),
    );
    // A balancer may send it to another process.
    const sheet = await ask(other as number, `/_maru/css/${names.join('+')}`);
    found.payloads += 1;
    const all = new Set([...shown, ...revisionsIn(sheet.body)]);
    if (sheet.status !== 200) found.errors.push(`stylesheet ${sheet.status}`);
    else if (all.size !== 1) found.mixed.push(`stylesheet ${[...all]}`);
  };

  let isDone = false;
  const visiting = new Set<Promise<void>>();
  const load = (async () => {
    const began = performance.now();
    for (let count = 0; !isDone; count += 1) {
      if (rate) await sleep(Math.max(0, began + (count * 1000) / rate - performance.now()));
      else if (visiting.size >= maxConcurrentVisitors) await Promise.race(visiting);
      const visitor = visit(count)
        .catch((error) => void found.errors.push(String(error)))
        .finally(() => visiting.delete(visitor));
      visiting.add(visitor);
    }
  })();
  /** Waits until every process shows a revision. */
  const shownByAll = async (revision: number) => {
    for (const port of ports) while (!revisionsIn((await ask(port, '/about')).body).includes(revision));
  };
  /** Waits until some more visitors were answered. */
  const moreVisits = () => {
    const before = found.responses;
    return until(() => found.responses >= before + 20);
  };
  // What is published, by mark: a rollback publishes the one before.
  let [present, before] = [0, 0];
  for (let count = 1; count <= publications; count += 1) {
    if (rate) await sleep(listAge * (count % 4 === 0 ? 3 : 0.4));
    else await (count % 4 === 0 ? shownByAll(present) : moreVisits());
    const replaced = present;
    if (count % 3 === 0) {
      await documentHandlers.rollback(context(), { code: 'han' }, documentCalls.rollback.body.parse({}));
      [present, before] = [before, present];
    } else {
      const base =
        (await documentHandlers.published(context(), { code: 'han' }, undefined)).revision?.number ?? null;
      const body = documentCalls.publish.body.parse({ document: documentOf(count), base });
      await documentHandlers.publish(context(), { code: 'han' }, body);
      [present, before] = [count, present];
    }
    replacedAt.set(replaced, performance.now());
    replacedAt.delete(present);
  }
  if (rate) await sleep(2 * listAge + 200);
  await shownByAll(present);
  isDone = true;
  await load;
  await Promise.all(visiting);
  if (process.env.PUBLICATIONS) console.log({ ...found, lateMs: Math.round(found.late) });
  expect([found.errors, found.mixed]).toEqual([[], []]);
  expect(found.responses).toBeGreaterThan(publications * 2);
  expect(found.payloads).toBeGreaterThan(10);
  // A measurement: without load this is `listAge`.
  if (rate) expect(found.late).toBeLessThan(2 * listAge + 1_000);
});
