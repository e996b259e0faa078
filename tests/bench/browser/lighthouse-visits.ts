// Visits one address with Lighthouse's phone profile, in a new browser each time, and prints the results as JSON. It runs
// in its own process: Lighthouse's work must not delay the front that it measures.
//   node lighthouse-visits.ts <folder with node_modules/lighthouse> <url> <visits>
import { join, resolve } from 'node:path';
import { findChromium } from '#scripts/lib/find-chromium.ts';
import { throttled } from './phone.ts';
import { type TraceEvent, workedBlocking } from './worked-blocking.ts';

/** `worked`: blocking time by the thread's own CPU time. Milliseconds, except score (of 100) and cls. */
export type Figures = { score: number; fcp: number; lcp: number; tbt: number; worked: number; cls: number };

/** The parts of Lighthouse that are used here: it is not a dependency, so its types are not available. */
type Visit = {
  lhr: {
    mainDocumentUrl: string;
    runtimeError?: { message: string };
    categories: { performance: { score: number } };
    audits: Record<string, { numericValue?: number; errorMessage?: string }>;
  };
  artifacts: { Trace: { traceEvents: TraceEvent[] } };
};
type Lighthouse = { default: (url: string, flags: object) => Promise<Visit> };
type Launcher = { launch: (options: object) => Promise<{ port: number; kill: () => void }> };

/** The audits of the score. The others suggest improvements and take twice the time. */
const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  speed: 'speed-index',
};

/** Lighthouse sometimes misses the start of its own trace and asks to be run again. */
const tries = 3;

const [folder = '', url = '', visits = '1'] = process.argv.slice(2);
const modules = resolve(folder, 'node_modules');
const lighthouse: Lighthouse = await import(join(modules, 'lighthouse', 'core', 'index.js'));
const launcher: Launcher = await import(join(modules, 'chrome-launcher', 'dist', 'index.js'));

const found: Figures[] = [];
while (found.length < Number(visits)) found.push(await measure());
console.log(JSON.stringify(found));

/** @throws if no attempt can measure the page */
async function measure(left = tries): Promise<Figures> {
  try {
    return await visit();
  } catch (error) {
    if (left <= 1) throw error;
    return measure(left - 1);
  }
}

async function visit(): Promise<Figures> {
  const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--ignore-certificate-errors'];
  const browser = await launcher.launch({
    chromePath: findChromium(),
    chromeFlags,
    connectionPollInterval: 50,
  });
  try {
    // The network is simulated: a busy machine has less effect.
    const result = await lighthouse.default(url, {
      port: browser.port,
      onlyAudits: Object.values(audits),
      throttlingMethod: 'simulate',
      disableFullPageScreenshot: true,
      logLevel: 'silent',
    });
    return figuresOf(result);
  } finally {
    browser.kill();
  }
}

function figuresOf({ lhr, artifacts }: Visit): Figures {
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const worked = workedBlocking(artifacts.Trace.traceEvents, lhr.mainDocumentUrl, throttled.cpu);
  if (worked === undefined) throw new Error('its trace is incomplete');
  const value = (name: string) => {
    const { numericValue, errorMessage } = lhr.audits[name] ?? {};
    if (numericValue === undefined) throw new Error(`${name}: ${errorMessage ?? 'not measured'}`);
    return numericValue;
  };
  return {
    score: Math.round(lhr.categories.performance.score * 100),
    fcp: value(audits.fcp),
    lcp: value(audits.lcp),
    tbt: value(audits.tbt),
    worked,
    cls: value(audits.cls),
  };
}
