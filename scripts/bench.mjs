// npm run bench: measures the built site against its own baselines and writes docs/performance.md.
// `npm run bench -- <case> …` runs some cases, `-- --list` names them, `-- --report` writes the report alone,
// `-- --serve` serves the measured partner. See tests/bench/README.md for the rest.
import { demoSites } from './lib/demo-sites.mjs';
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureDatabase } from './lib/ensure-database.mjs';
import { ensureDeps } from './lib/ensure-deps.mjs';
import { ensureFonts } from './lib/ensure-fonts.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { claimPort } from './lib/ports.mjs';
import { serve } from './lib/serve.mjs';
import { runMain, SetupError } from './lib/setup-error.mjs';

const began = performance.now();

await runMain(async () => {
  await ensureNode();
  await ensureDeps();
  // Imported here: these need TypeScript and packages, which a fresh clone or an old Node cannot load.
  const { benchEnvironment, benchPartners } = await import('../tests/bench/lib/bench-environment.ts');
  const { readOptions } = await import('../tests/bench/lib/options.ts');
  const { cases } = await import('../tests/bench/cases.ts');
  const { chooseCases, runBench, writeDown } = await import('../tests/bench/run.ts');
  const options = orSetupError(() => readOptions(process.argv.slice(2)));
  if (options.list) return console.log(cases.map(({ name, summary }) => `${name}  ${summary}`).join('\n'));
  if (options.report) return writeDown();
  orSetupError(() => chooseCases(options));

  await ensureFonts();
  await ensureBuild();
  const env = await benchEnvironment(options.serve ? await claimPort(process.env.PORT, 3000) : 0);
  await ensureDatabase(env);
  if (options.serve) {
    const sites = demoSites(benchPartners);
    return serve({ site: 'dist/server/main.mjs', env, ownBackend: true, began, sites });
  }
  await runBench(options);
});

/** Invalid arguments need no stack trace. @template T @param {() => T} read @returns {T} */
function orSetupError(read) {
  try {
    return read();
  } catch (error) {
    throw new SetupError(error instanceof Error ? error.message : String(error));
  }
}
