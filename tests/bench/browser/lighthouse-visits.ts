// Visits one URL with Lighthouse's phone profile, in a new browser each time, and prints the results as JSON. It runs
// in its own process: Lighthouse's work must not delay the front that it measures.
//   node lighthouse-visits.ts <folder with node_modules/lighthouse> <url> <visits> [options as JSON]
import { join, resolve } from 'node:path';
import { connect } from 'puppeteer-core';
import { findChromium } from '#scripts/lib/find-chromium.ts';
import { type Figures, otherCategories, type VisitOptions } from './lighthouse-figures.ts';
import { hostsAt, throttled } from './phone.ts';
import { rendererPriorityFlags } from './renderer-priority.ts';
import { type TraceEvent, workedBlocking } from './worked-blocking.ts';

/** The parts of Lighthouse that are used here: it is not a dependency, so its types are not available. */
type Visit = {
  lhr: {
    mainDocumentUrl: string;
    runtimeError?: { message: string };
    categories: Record<
      string,
      { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined
    >;
    audits: Record<string, { numericValue?: number; errorMessage?: string; score: number | null }>;
  };
  artifacts: { Trace: { traceEvents: TraceEvent[] } };
};
type Lighthouse = {
  default: (url: string, flags: object, config: object, page: unknown) => Promise<Visit>;
};
type ScoreCurve = { p10: number; median: number };
type BlockingAudit = {
  default: {
    defaultOptions: { mobile: { scoring: ScoreCurve } };
    computeLogNormalScore: (curve: ScoreCurve, ms: number) => number;
  };
};
type Launcher = { launch: (options: object) => Promise<{ port: number; kill: () => void }> };

/** The audits of the score. The others suggest improvements and take twice the time. */
const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  speed: 'speed-index',
};

/**
 * Sometimes the start of a trace is missing: one visit in six if renderers have real-time priority, because a page can
 * begin to load before its renderer is traced.
 */
const tries = 8;

const [folder = '', url = '', visits = '1', given = '{}'] = process.argv.slice(2);
const { allCategories = false, originsPort, storage = {}, quiet }: VisitOptions = JSON.parse(given);
const modules = resolve(folder, 'node_modules');
const lighthouse: Lighthouse = await import(join(modules, 'lighthouse', 'core', 'index.js'));
const { default: blocking }: BlockingAudit = await import(
  join(modules, 'lighthouse', 'core', 'audits', 'metrics', 'total-blocking-time.js')
);
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
  const chromeFlags = [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--ignore-certificate-errors',
    ...rendererPriorityFlags(),
  ];
  if (originsPort !== undefined) chromeFlags.push(hostsAt(originsPort));
  const browser = await launcher.launch({
    chromePath: findChromium(),
    chromeFlags,
    connectionPollInterval: 50,
  });
  try {
    const puppet = await connect({ browserURL: `http://127.0.0.1:${browser.port}`, defaultViewport: null });
    const page = await puppet.newPage();
    // Lighthouse empties the storage before each visit.
    await page.evaluateOnNewDocument((entries: Record<string, string>) => {
      if (location.protocol !== 'https:') return;
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, storage);
    const flags = {
      port: browser.port,
      // The network is simulated: a busy machine has less effect.
      throttlingMethod: 'simulate',
      disableFullPageScreenshot: true,
      logLevel: 'silent',
      ...(allCategories
        ? { onlyCategories: ['performance', ...otherCategories] }
        : { onlyAudits: Object.values(audits) }),
      ...(quiet !== undefined && { networkQuietThresholdMs: quiet, cpuQuietThresholdMs: quiet }),
    };
    const config = { extends: 'lighthouse:default' };
    return figuresOf(await lighthouse.default(url, flags, config, page));
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
    score: percent(lhr.categories.performance?.score),
    workedScore: scoreWith(
      lhr,
      blocking.computeLogNormalScore(blocking.defaultOptions.mobile.scoring, worked),
    ),
    fcp: value(audits.fcp),
    lcp: value(audits.lcp),
    tbt: value(audits.tbt),
    worked,
    cls: value(audits.cls),
    ...(allCategories && othersOf(lhr)),
  };
}

/** The performance score if blocking time had this score (of 1), by Lighthouse's own weights. */
function scoreWith({ categories, audits: found }: Visit['lhr'], blockingScore: number): number {
  const weighted = (categories.performance?.auditRefs ?? []).filter(({ weight }) => weight > 0);
  const sum = weighted.reduce(
    (total, { id, weight }) =>
      total + weight * (id === audits.tbt ? blockingScore : (found[id]?.score ?? Number.NaN)),
    0,
  );
  return percent(sum / weighted.reduce((total, { weight }) => total + weight, 0));
}

function percent(score: number | null | undefined): number {
  return Math.round((score ?? Number.NaN) * 100);
}

function othersOf({ categories, audits }: Visit['lhr']): Pick<Figures, 'categories' | 'failed'> {
  const scores = otherCategories.map((name) => [name, percent(categories[name]?.score)]);
  const failed = otherCategories.flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return { categories: Object.fromEntries(scores), failed };
}
