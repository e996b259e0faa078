import { expect } from 'vitest';
import { createPreviewTokens } from '#schemas/operator/preview-token.ts';
import { inPreviews, later, link, old, postActions, tokens } from './preview-site.ts';

inPreviews(
  'a token that was changed, has expired, or is for something else never shows the site',
  [old],
  async ({ get, site }) => {
    const good = await tokens.sign(link());
    const other = await createPreviewTokens('other key').sign(link());
    const past = await tokens.sign(link({ expires: 1_700_000_000, language: 'en' }));
    const foreign = await tokens.sign(link({ partner: 'sakura' }));
    const frame = await tokens.sign({ purpose: 'frame', partner: 'han', expires: later });
    const gone = await tokens.sign(link({ of: { revision: 77 } }));
    const revoked = await tokens.sign(link({ by: 77, language: 'en' }));
    const answers: [token: string, status: number][] = [
      ...[`${good}x`, good.replace(/^./, 'x'), good.slice(1), '', 'x.y', other, foreign, frame].map(
        (token): [string, number] => [token, 403],
      ),
      [past, 410],
      [gone, 410],
      [revoked, 410],
    ];
    for (const [token, status] of answers)
      for (const path of ['/', '/introduce', '/en/nowhere']) {
        const { statusCode, body, headers } = await get(`${path}?maru-preview=${token}`);
        expect([statusCode, headers['cache-control']], token).toEqual([status, 'private, no-store']);
        expect(headers['x-robots-tag']).toBe('noindex');
        expect(body, token).not.toMatch(/Published title|HeaderBar|maru-root/);
      }
    expect((await get(`/?maru-preview=${past}`)).body).toContain('This preview link has expired');
    expect((await get(`/?maru-preview=${revoked}`)).body).toContain('no longer in the team of this site');
    expect((await get(`/?maru-preview=&maru-preview=${good}`)).statusCode).toBe(403);
    const head = await site.inject({
      method: 'HEAD',
      url: '/?maru-preview=x',
      headers: { host: 'han.localhost' },
    });
    expect([head.statusCode, head.headers['cache-control']]).toEqual([403, 'private, no-store']);
    const elsewhere = await get(`/?maru-preview=${good}`, { host: 'sakura.localhost' });
    expect([elsewhere.statusCode, elsewhere.body.includes('Earlier title')]).toEqual([403, false]);
    expect((await get(`/?maru-preview=${good}`, { host: 'nobody.localhost' })).statusCode).toBe(421);
  },
);

inPreviews('forms of a preview send nothing, and its search stays in it', [old], async ({ show, site }) => {
  const contact = await show('/cscenter/boards/11/write', link());
  const [action = ''] = postActions(contact.body);
  expect(action).toContain('maru-preview=');
  const sent = await site.inject({
    method: 'POST',
    url: action.replaceAll('&amp;', '&'),
    headers: {
      host: 'han.localhost',
      origin: 'http://han.localhost',
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: 'form=write&title=x',
  });
  expect(sent.statusCode).toBe(403);
  expect(sent.body).toContain('미리보기이므로 아무것도 전송되지 않았습니다.');
  const home = await show('/search', link());
  expect(home.body).toMatch(
    /<form[^>]*action="\/search"[^>]*><input type="hidden" name="maru-preview" value="[\w.-]+">/,
  );
  expect((await show('/search?keyword=a', link())).body).toContain('maru-preview=');
});

inPreviews(
  'renders of previews are counted against the address that asks for them',
  [old],
  async ({ get }) => {
    const token = await tokens.sign(link());
    const statuses = new Set<number>();
    // With a wrong token, which costs the same count and no render.
    for (let round = 0; round < 13; round += 1) {
      const asked = Array.from({ length: 100 }, (_, index) =>
        get(`/?maru-preview=${token}x&n=${round}-${index}`),
      );
      for (const { statusCode } of await Promise.all(asked)) statuses.add(statusCode);
    }
    expect([...statuses]).toEqual([403, 429]);
  },
);
