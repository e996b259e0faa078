// npm run bench: measures the built site against its own baselines and writes docs/performance.md.
// `npm run bench -- <case> …` runs some cases, `-- --list` names them, `-- --report` writes the report alone,
// `-- --serve` serves the measured partner. See tests/bench/README.md for the rest.

import { SetupError } from '../bootstrap/setup-error.mjs';
import { ensureBuild } from '../lib/ensure-build.ts';
import { ensureDatabase } from '../lib/ensure-database.ts';
import { ensureDeps } from '../lib/ensure-deps.ts';
import { ensureFonts } from '../lib/ensure-fonts.ts';
import { partnerSites } from '../lib/partner-sites.ts';
import { claimPort } from '../lib/ports.ts';
import { serve } from '../lib/serve.ts';

const began = performance.now();

export default async function main(args: string[]): Promise<void> {
  await ensureDeps();
  // Imported here: it needs packages, which a fresh clone does not have earlier.
  const { benchEnvironment, benchPartners } = await import('../../tests/bench/lib/bench-environment.ts');
  const { readOptions } = await import('../../tests/bench/lib/options.ts');
  const { cases } = await import('../../tests/bench/cases.ts');
  const { chooseCases, runBench, writeDown } = await import('../../tests/bench/run.ts');
  const options = orSetupError(() => readOptions(args));
  if (options.list) return console.log(cases.map(({ name, summary }) => `${name}  ${summary}`).join('\n'));
  if (options.report) return writeDown();
  orSetupError(() => chooseCases(options));

  await ensureFonts();
  await ensureBuild();
  const env = await benchEnvironment(options.serve ? await claimPort(process.env.PORT, 3000) : 0);
  await ensureDatabase(env);
  if (options.serve) {
    const sites = partnerSites(benchPartners);
    return serve({ site: 'dist/server/main.mjs', env, ownBackend: true, began, sites });
  }
  await runBench(options);
}

/** Invalid arguments need no stack trace. */
function orSetupError<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new SetupError(error instanceof Error ? error.message : String(error));
  }
}
