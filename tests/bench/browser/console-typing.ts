import { chromium, type Page } from '@playwright/test';
import { findChromium } from '#scripts/lib/find-chromium.ts';
import { startConsoleSite } from '#tests/setup/console-site.ts';
import { signIn } from '../../e2e/console-account.ts';
import { typingOperator } from '../../e2e/typing-operator.ts';
import { type BenchCase, bar, short } from '../lib/section.ts';
import { type Spread, spreadOf } from '../lib/statistics.ts';

const account = { email: 'bench@maru.example', password: 'a password for benches' };
const strokes = 30;
/** Milliseconds between two keys: each is shown before the next one. */
const between = 700;

/** From a key in the console's form until the preview shows it, beside what the server needs to render that page. */
export const consoleTyping: BenchCase = {
  name: 'console-typing',
  summary: 'from a keystroke in the console until the preview is painted, beside the server’s own render',
  run: async () => {
    const site = await startConsoleSite([account]);
    const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
    try {
      const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 900 } });
      const operator = typingOperator(context, site.base);
      const first = await context.newPage();
      await signIn(first, account, site.base);
      await first.close();
      const page = await operator.open();
      await page.waitForTimeout(3_000);
      return sectionOf(await typeAndMeasure(page));
    } finally {
      await browser.close();
      await site.stop();
    }
  },
};

/**
 * Milliseconds from a key until it was painted, milliseconds in which the frame asked for the page, and milliseconds of
 * a render.
 */
type Times = { painted: number[]; requested: number[]; rendered: number[] };

/** Types one key at a time. Renders of the same document are asked for in between, so that noise affects both. */
async function typeAndMeasure(page: Page): Promise<Times> {
  let asked: { url: string; headers: Record<string, string>; body: string } | undefined;
  page.on('request', (request) => {
    if (!request.url().endsWith('/_maru/preview') || request.method() !== 'POST') return;
    asked = { url: request.url(), headers: request.headers(), body: request.postData() ?? '' };
  });
  await page.evaluate(() => {
    const times = { key: 0, painted: [] as number[], requested: [] as number[] };
    Object.assign(window, { typingTimes: times });
    addEventListener('keydown', ({ timeStamp }) => Object.assign(times, { key: timeStamp }), true);
    addEventListener('message', ({ data }) => {
      if (data?.type !== 'shown' || times.key === 0) return;
      const { key } = times;
      times.key = 0;
      times.requested.push(data.milliseconds);
      // The frame after this one has been painted when the next begins.
      requestAnimationFrame(() => setTimeout(() => times.painted.push(performance.now() - key)));
    });
  });
  const rendered: number[] = [];
  await page.getByRole('textbox', { name: 'Heading of the page: Korean' }).focus();
  for (let stroke = 0; stroke < strokes; stroke += 1) {
    await page.keyboard.press('End');
    await page.keyboard.type('x');
    await page.waitForTimeout(between);
    if (asked) rendered.push(await renderTime(page, asked));
  }
  const times = await page.evaluate(() => (window as unknown as { typingTimes: Times }).typingTimes);
  return { painted: times.painted, requested: times.requested, rendered };
}

/** Milliseconds of a request to the server alone, from the clinic's own frame. */
async function renderTime(page: Page, asked: { url: string; headers: Record<string, string>; body: string }) {
  const frame = page.frames().find((one) => one.url().includes('/_maru/preview/frame'));
  return (
    (await frame?.evaluate(async ({ url, headers, body }) => {
      const start = performance.now();
      const { authorization = '' } = headers;
      const options = {
        method: 'POST',
        body,
        headers: { authorization, 'content-type': 'application/json' },
      };
      await (await fetch(url, options)).arrayBuffer();
      return performance.now() - start;
    }, asked)) ?? Number.NaN
  );
}

function sectionOf(times: Times) {
  const [painted, requested] = [spreadOf(times.painted), spreadOf(times.requested)];
  const rendered = spreadOf(times.rendered);
  const ratio = painted.median / rendered.median;
  const row = (what: string, { median, min, max, values }: Spread) => [
    what,
    short(median),
    `${short(min)} – ${short(max)}`,
    String(values.length),
  ];
  return {
    title: 'Typing in the console',
    text: [
      'One key at a time in the heading of the home page of a demo clinic, 1280 pixels wide. *Painted*: from the key until the frame has painted the page with it. *Request*: the part of it from the request until the frame shows the answer. *Render*: the request for the same document alone.',
    ],
    tables: [
      {
        columns: ['what', 'median ms', 'range', 'n'],
        rows: [row('key → painted', painted), row('request → shown', requested), row('render', rendered)],
      },
    ],
    plots: [],
    bars: [
      bar('keystroke → preview painted, compared with a render', ratio, { atMost: 3 }, '×'),
      bar('keystroke → preview painted', painted.median, { atMost: 300 }, ' ms'),
    ],
  };
}
