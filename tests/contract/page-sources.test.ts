import { expect, onTestFinished, test, vi } from 'vitest';
import { startPageHarness } from './page-harness.ts';
import { home, intro, node, notices, products, site, text } from './small-sites.ts';

const harness = startPageHarness();

test('a failing source leaves out only its own node and is logged once', async () => {
  harness.trouble.set('/customer/global/notices', { status: 500 });
  const { body, problems, status } = await harness.page({
    document: home(intro, products, notices),
    path: '/',
  });
  expect(status).toBe(200);
  expect(body).toContain('ProductGrid');
  expect(body).not.toContain('NoticeList"');
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/Source "notices" of block "NoticeList" at pages\["\/"\]\.sections\[2\]: 500/);
});

test('preview shows the path, the reason and the configuration of a failed node', async () => {
  harness.trouble.set('/customer/global/notices', { status: 500 });
  const { body } = await harness.page({ document: home(intro, notices), path: '/', preview: true });
  expect(body).toContain('ErrorCard');
  expect(text(body)).toContain('pages[&quot;/&quot;].sections[1]');
  expect(text(body)).toContain('&quot;name&quot;: &quot;notices&quot;');
});

test('a late source delays the page until its deadline and no longer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const arrived = Promise.withResolvers<void>();
  const late = Promise.withResolvers<void>();
  onTestFinished(() => late.resolve());
  harness.trouble.set('/customer/global/notices', {
    hold: () => {
      arrived.resolve();
      return late.promise;
    },
  });
  const onPage = vi.fn();
  const page = harness.page({ document: home(intro, products, notices), path: '/', deadline: 2_000 });
  page.then(onPage);
  await arrived.promise;
  await harness.settle(1);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(onPage).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  const { problems, body } = await page;
  expect(body).toContain('ProductGrid');
  expect(problems[0]).toMatch(/504.*No answer after 2000 ms/s);
});

test('an answer that does not match its schema counts as no answer', async () => {
  harness.trouble.set('/customer/global/notices', { body: '{"rows":"many"}' });
  const { problems, status } = await harness.page({ document: home(intro, notices), path: '/' });
  expect(status).toBe(200);
  expect(problems[0]).toContain('502');
});

test('a deferred source never delays the page and is available when awaited', async () => {
  const late = Promise.withResolvers<void>();
  harness.trouble.set('/customer/global/notices', { hold: () => late.promise });
  const deferred = { ...notices, source: { name: 'notices', deferred: true } };
  const first = await harness.page({ document: home(intro, deferred), path: '/' });
  expect(first.pending).toBe(true);
  expect(first.problems).toEqual([]);
  // Not the message of an empty list: the browser gets the list once the page is shown. Without scripts, a link does.
  expect(first.body).not.toContain('NoticeList');
  expect(first.body).toMatch(/<noscript><section class="Ui-failedRead">.*<\/section><\/noscript>/);
  late.resolve();
  const second = await harness.page({ document: home(intro, deferred), path: '/', waitForDeferred: true });
  expect(second.pending).toBe(false);
  expect(second.body).toContain('NoticeList');
  expect(second.body).not.toContain('Ui-failedRead');
});

test('without its facts a page is unavailable rather than wrong', async () => {
  harness.trouble.set('/customer/global/info', { status: 500 });
  expect(await harness.ask({ document: site(), path: '/' })).toMatchObject({ kind: 'unavailable' });
});

test('equal reads are made once', async () => {
  const twice = { ...products, id: 'again' };
  await harness.page({ document: home(intro, products, twice), path: '/' });
  expect(harness.calls.filter((call) => call.includes('/global/products'))).toHaveLength(1);
});

test('after midnight the clinic is open by the special hours of the day before', async () => {
  const special = { id: 1, languageCode: 'ko', kind: 'special', title: '야간 진료', isClosed: false };
  const row = { ...special, date: '2026-06-15', endDate: '2026-06-15', openAt: '18:00', closeAt: '02:00' };
  const answer = { rows: [row], count: 1, page: 1, limit: 20 };
  harness.trouble.set('/customer/global/schedules', { body: JSON.stringify(answer) });
  const source = { name: 'schedules', params: { from: { $bind: 'clock.today' } } };
  const { body } = await harness.page({
    document: home(intro, node('hours', 'HoursTable', {}, { source })),
    path: '/',
    now: new Date('2026-06-15T15:30:00Z'),
  });
  expect(harness.calls.find((call) => call.includes('/schedules'))).toContain('from=2026-06-15');
  expect(body).toContain('HoursTable-sign--open');
  expect(body).not.toContain('야간 진료');
});
