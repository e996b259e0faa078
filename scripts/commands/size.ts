// npm run size: what a first visit to each page of tests/e2e/budgets.json loads, by block and library.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { SetupError } from '../bootstrap/setup-error.mjs';
import { ensureBuild } from '../lib/ensure-build.ts';
import { ensureChromium } from '../lib/ensure-chromium.ts';
import { ensureDatabase } from '../lib/ensure-database.ts';
import { ensureDeps } from '../lib/ensure-deps.ts';
import { ensureFonts } from '../lib/ensure-fonts.ts';
import { freePort } from '../lib/ports.ts';
import { dataDir } from '../lib/server-environment.ts';
import { blockTable } from '../lib/size/block-table.ts';
import { ownersByChunk } from '../lib/size/owners-by-chunk.ts';
import { type Load, sizeTable } from '../lib/size/size-table.ts';
import { playwright, reports } from '../lib/test-stages.ts';

export default async function main(): Promise<void> {
  await ensureDeps();
  await ensureFonts();
  await ensureBuild();
  await ensureChromium();
  const port = await freePort();
  const data = dataDir(`.maru/test/${port}`);
  const env = {
    ...process.env,
    MARU_E2E_PORT: String(port),
    MARU_DATA_DIR: data,
  };
  await ensureDatabase(env);
  const args = ['budget.spec.ts', '--grep=the first load|the requests of a navigation'];
  // At both sizes: an island in the first screen of a desktop loads its code, but on a phone it may be below the fold.
  const totals = await playwright({ env: { ...env, MARU_TEST_FULL: '1' }, args });
  rmSync(data, { recursive: true, force: true });
  const loads = measured<Load & { html: string }>('first load');
  if (loads.length === 0) throw new SetupError('The browser measured nothing.');
  const budgets = JSON.parse(readFileSync(join(root, 'tests/e2e/budgets.json'), 'utf8'));
  console.log(sizeTable(loads, await ownersByChunk(), budgets));

  // Imported here: it needs packages, which a fresh clone does not have earlier.
  const { blockParts } = await import('../../tests/bench/bytes/block-parts.ts');
  const documents = new Map(loads.map(({ name, html }) => [name, html]));
  const pages = measured<{ name: string; bytes: number }>('navigation').map(({ name, bytes }) => ({
    name,
    navigation: bytes,
    budget: budgets[name]?.navigation,
    blocks: blockParts(documents.get(name) ?? ''),
  }));
  console.log(blockTable(pages));
  process.exitCode = totals.failed ? 1 : 0;
}

/** The annotations of budget.spec.ts under a name. */
function measured<Measure>(note: string): Measure[] {
  const found: Measure[] = [];
  const suites = reports.playwright.flatMap((report) => report.suites);
  for (const suite of suites) {
    suites.push(...(suite.suites ?? []));
    for (const { tests } of suite.specs ?? [])
      for (const { type, description } of tests.flatMap(({ annotations = [] }) => annotations))
        if (type === note) found.push(JSON.parse(description ?? ''));
  }
  return found;
}
