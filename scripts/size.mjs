// npm run size: what a first visit to each page of tests/e2e/budgets.json loads, and which block or library it is for.
import { rmSync } from 'node:fs';
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureChromium } from './lib/ensure-chromium.mjs';
import { ensureDatabase } from './lib/ensure-database.mjs';
import { ensureDeps } from './lib/ensure-deps.mjs';
import { ensureFonts } from './lib/ensure-fonts.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { freePort } from './lib/ports.mjs';
import { dataDir } from './lib/server-environment.mjs';
import { runMain, SetupError } from './lib/setup-error.mjs';
import { ownersByChunk } from './lib/size/owners-by-chunk.mjs';
import { sizeTable } from './lib/size/size-table.mjs';
import { playwright, reports } from './lib/test-stages.mjs';

await runMain(async () => {
  await ensureNode();
  await ensureDeps();
  await ensureFonts();
  await ensureBuild();
  const port = await freePort();
  const data = dataDir(`.maru/test/${port}`);
  const env = {
    ...process.env,
    PLAYWRIGHT_CHROMIUM: await ensureChromium(),
    MARU_E2E_PORT: String(port),
    MARU_DATA_DIR: data,
  };
  await ensureDatabase(env);
  const totals = await playwright({ env, args: ['budget.spec.ts', '--grep=first load'] });
  rmSync(data, { recursive: true, force: true });
  const loads = firstLoads(reports.playwright);
  if (loads.length === 0) throw new SetupError('The browser measured nothing.');
  console.log(sizeTable(loads, await ownersByChunk()));
  process.exitCode = totals.failed ? 1 : 0;
});

/** The annotations of budget.spec.ts. @param {any} report @returns {import('./lib/size/size-table.mjs').Load[]} */
function firstLoads(report) {
  const loads = [];
  const suites = [...(report?.suites ?? [])];
  for (const suite of suites) {
    suites.push(...(suite.suites ?? []));
    for (const { tests } of suite.specs ?? [])
      for (const { type, description } of tests.flatMap((/** @type {any} */ test) => test.annotations))
        if (type === 'first load') loads.push(JSON.parse(description));
  }
  return loads;
}
