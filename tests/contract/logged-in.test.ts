import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessTokenCookie, loginEndedCookie } from '#schemas/access-token.ts';
import { notices, openSiteHarness } from './site-harness.ts';

let site: Awaited<ReturnType<typeof openSiteHarness>>;
beforeAll(async () => {
  site = await openSiteHarness();
});
afterAll(() => site.close());

const canaries = (body: string) => [...new Set(body.match(/canary of [\w-]+/g))];
const page = '/cscenter/notice';
const toldEnded = `${loginEndedCookie}=1; Max-Age=60; Path=/`;
const payload = `/_maru/page?path=${encodeURIComponent(page)}`;

test.each([page, payload])(
  '%s reads a logged-in visitor’s content with their login, answers it as private and never shows it to others',
  async (path) => {
    const seen: (string | undefined)[][] = [];
    for (const login of [undefined, 'jane', undefined, 'kim', 'jane', undefined]) {
      const { status, body, caching, etag } = await site.ask(path, login);
      expect([status, canaries(body)]).toEqual([200, [`canary of ${login ?? 'nobody'}`]]);
      if (login === undefined) expect(caching).toMatch(/^public,/);
      seen.push([login, caching, etag]);
    }
    for (const [login, caching, etag] of seen)
      if (login !== undefined) expect([caching, etag]).toEqual(['private, no-store', undefined]);
    expect(site.sharedTexts.join()).toContain('canary of nobody');
    expect(site.sharedTexts.join()).not.toMatch(/canary of (jane|kim)/);
  },
);

test('concurrent visitors each get their own content', async () => {
  const logins = [undefined, 'jane', 'kim', undefined, 'jane'];
  const answers = await Promise.all(logins.map((login) => site.ask(`${page}?page=1`, login)));
  expect(answers.map(({ body }) => canaries(body))).toEqual(
    logins.map((login) => [`canary of ${login ?? 'nobody'}`]),
  );
});

test('a login that the backend no longer accepts ends, and the visitor gets the public page', async () => {
  const { status, body, caching, cookies } = await site.ask(page, 'expired');
  expect([status, caching, canaries(body)]).toEqual([200, 'private, no-store', ['canary of nobody']]);
  expect(cookies).toEqual([
    `${accessTokenCookie}=; Max-Age=0; Path=/`,
    `${accessTokenCookie}=; Max-Age=0; Domain=han.localhost; Path=/`,
    toldEnded,
  ]);
});

const prompt =
  '<noscript><div class="Ui-readNotice" role="status"><p>로그인 시간이 만료되었습니다. 다시 로그인해 주세요.</p>';

test.each([page, `/en${page}`])('%s asks only a visitor without JavaScript to log in again', async (path) => {
  const asked =
    path === page ? prompt : 'Your login session has expired. Please log in again</p></div></noscript>';
  expect((await site.ask(path)).body).not.toContain(asked);
  const { body } = await site.ask(path, 'expired');
  expect(body.split(asked)).toHaveLength(2);
  expect(body).toContain('.Ui-readNotice');
  for (const login of [undefined, 'jane']) expect((await site.ask(path, login)).body).not.toContain(asked);
});

test.each([401, 403])(
  'a read of the page that is rejected with %i prompts too, a failed one does not',
  async (status) => {
    site.refused.set(notices, status);
    expect((await site.ask(page, 'jane')).body.split(prompt)).toHaveLength(2);
    site.refused.set(notices, 500);
    expect((await site.ask(page, 'jane')).body).not.toContain(prompt);
    site.refused.clear();
  },
);

test('a login ends if any read of the page is rejected, and only then', async () => {
  site.refused.set(notices, 403);
  expect((await site.ask(page, 'jane')).cookies).toContain(toldEnded);
  site.refused.set(notices, 500);
  expect((await site.ask(page, 'jane')).cookies).toEqual([]);
  site.refused.clear();
  expect((await site.ask(page, 'jane')).cookies).toEqual([]);
});
