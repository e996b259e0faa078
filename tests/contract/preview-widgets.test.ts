import { expect, test } from 'vitest';
import { siteDocument } from '#schemas/layout/site-document.ts';
import type { Database } from '#server/backend/database/open.ts';
import { link, openPreviews, withTitle } from './preview-site.ts';

const withWidget = (widgetUrl?: string) => ({
  ...withTitle('Reserve'),
  slots: {
    widget: { id: 'widget', type: 'ReservationWidget', v: 1, data: { ...(widgetUrl && { widgetUrl }) } },
  },
});
const own = 'https://widget.example.com';
const other = 'https://other.example.com';

/** The sources of scripts that a document's CSP allows. */
const scriptsOf = ({ headers }: { headers: Record<string, unknown> }) =>
  /script-src([^;]*)/.exec(String(headers['content-security-policy']))?.[1]?.trim().split(' ') ?? [];

test('a preview allows the origin of a widget only if the published document names it', async () => {
  const { get, show } = await openPreviews(
    [withWidget(`${own}/next.js`), withWidget(`${other}/x.js`), withWidget()],
    undefined,
    siteDocument.parse(withWidget(`${own}/reserve.js`)),
  );
  expect(scriptsOf(await get('/'))).toContain(own);
  const shown = async (revision: number) => {
    const answer = await show('/?wopen', link({ of: { revision } }));
    expect(answer.statusCode).toBe(200);
    return { scripts: scriptsOf(answer), body: answer.body };
  };
  expect((await shown(1)).scripts).toContain(own);
  const { scripts, body } = await shown(2);
  expect(body).toContain(`${other}/x.js`);
  expect(scripts).toContain("'self'");
  expect(scripts).not.toContain(other);
});

test('before the first publication no widget of another origin is allowed', async () => {
  let database: Database | undefined;
  const { show } = await openPreviews([withWidget(`${other}/x.js`)], (db) => {
    database = db;
  });
  await database?.updateTable('siteRevisions').set({ status: 'archived' }).execute();
  const answer = await show('/', link());
  expect([answer.statusCode, scriptsOf(answer).includes(other)]).toEqual([200, false]);
});
