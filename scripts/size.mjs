// npm run size: what a first visit to each page of tests/e2e/budgets.json loads, by block and library.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureChromium } from './lib/ensure-chromium.mjs';
import { ensureDatabase } from './lib/ensure-database.mjs';
import { ensureDeps } from './lib/ensure-deps.mjs';
import { ensureFonts } from './lib/ensure-fonts.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { root } from './lib/paths.mjs';
import { freePort } from './lib/ports.mjs';
import { dataDir } from './lib/server-environment.mjs';
import { runMain, SetupError } from './lib/setup-error.mjs';
import { blockTable } from './lib/size/block-table.mjs';
import { ownersByChunk } from './lib/size/owners-by-chunk.mjs';
import { sizeTable } from './lib/size/size-table.mjs';
import { playwright, reports } from './lib/test-stages.mjs';

await runMain(async () => {
  await ensureNode();
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
  const args = ['budget.spec.ts', '--grep=the first load|what a navigation'];
  // At both sizes: an island in the first screen of a desktop loads its code, but on a phone it may be below the fold.
  const totals = await playwright({ env: { ...env, MARU_TEST_FULL: '1' }, args });
  rmSync(data, { recursive: true, force: true });
  const loads = measured('first load');
  if (loads.length === 0) throw new SetupError('The browser measured nothing.');
  const budgets = JSON.parse(readFileSync(join(root, 'tests/e2e/budgets.json'), 'utf8'));
  console.log(sizeTable(loads, await ownersByChunk(), budgets));

  // Imported here: it is TypeScript, which an old Node cannot load.
  const { blockParts } = await import('../tests/bench/bytes/block-parts.ts');
  const documents = new Map(loads.map(({ name, html }) => [name, html]));
  const pages = measured('navigation').map(({ name, bytes }) => ({
    name,
    navigation: bytes,
    budget: budgets[name]?.navigation,
    blocks: blockParts(documents.get(name) ?? ''),
  }));
  console.log(blockTable(pages));
  process.exitCode = totals.failed ? 1 : 0;
});

/** The annotations of budget.spec.ts under a name. @param {string} note @returns {any[]} */
function measured(note) {
  const found = [];
  const suites = reports.playwright.flatMap((report) => report.suites);
  for (const suite of suites) {
    suites.push(...(suite.suites ?? []));
    for (const { tests } of suite.specs ?? [])
      for (const { type, description } of tests.flatMap((/** @type {any} */ test) => test.annotations))
        if (type === note) found.push(JSON.parse(description));
  }
  return found;
}
