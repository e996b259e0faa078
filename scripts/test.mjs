// npm test: does all its set-up and runs every test. `npm test -- unit` (contract, architecture, recipes,
// e2e, e2e-dev, lint, types) runs one part; what follows the name goes to that part's runner.
import { rmSync } from 'node:fs';
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureChromium } from './lib/ensure-chromium.mjs';
import { ensureDatabase } from './lib/ensure-database.mjs';
import { ensureDeps } from './lib/ensure-deps.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { freePort, isPortTaken } from './lib/ports.mjs';
import { runStages } from './lib/run-stages.mjs';
import { dataDir } from './lib/server-environment.mjs';
import { runMain, SetupError } from './lib/setup-error.mjs';
import { lint, playwright, specification, types, vitest } from './lib/test-stages.mjs';

const [part, ...args] = process.argv.slice(2);

/** @type {Record<string, () => import('./lib/run-stages.mjs').Stage[]>} */
const parts = {
  lint: () => [{ name: 'format and lint', run: lint }],
  types: () => [{ name: 'types', run: types }],
  unit: () => [{ name: 'unit tests', run: () => vitest({ projects: ['unit'], args }) }],
  contract: () => [{ name: 'contract tests', run: () => vitest({ projects: ['contract'], args }) }],
  recipes: () => [{ name: 'recipes', run: () => vitest({ projects: ['recipes'], args }) }],
  architecture: () => [
    { name: 'architecture tests', run: () => vitest({ projects: ['architecture'], args }) },
  ],
  e2e: () => [{ name: 'browser tests', run: () => browserTests('built') }],
  'e2e-dev': () => [{ name: 'browser tests on the development server', run: () => browserTests('dev') }],
  all: () => [
    { name: 'format and lint', run: lint },
    { name: 'types', run: types },
    { name: 'unit, contract and architecture tests', run: () => vitest() },
    { name: 'browser tests', run: () => browserTests('built') },
    { name: 'specification', run: specification },
  ],
};

await runMain(async () => {
  await ensureNode();
  const stages = parts[part ?? 'all'];
  if (!stages)
    throw new SetupError(`There is no part "${part}". Choose one of: ${Object.keys(parts).join(', ')}.`);
  /** @type {unknown} */
  let broken;
  await ensureDeps().catch((error) => (broken = error));
  const noPackages = { name: 'packages', run: () => Promise.reject(broken) };
  const ok = await runStages(broken ? [noPackages] : stages());
  process.exit(ok ? 0 : 1);
});

/** Every run gets its own port and an empty data folder, so that runs neither meet nor inherit anything. */
async function browserTests(/** @type {'built' | 'dev'} */ server) {
  const chromium = await ensureChromium();
  if (server === 'built') await ensureBuild();
  // Chosen last: another run may take it while this one builds.
  const port = (await isPortTaken(4173)) ? await freePort() : 4173;
  const data = dataDir(`.maru/test/${port}`);
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    ...process.env,
    PLAYWRIGHT_CHROMIUM: chromium,
    MARU_E2E_SERVER: server,
    MARU_E2E_PORT: String(port),
    MARU_DATA_DIR: data,
  };
  // The browser tests bring their own database; the ones of the environment are for the backend's tests.
  for (const name of ['DATABASE_URL', 'BACKEND_URL']) delete env[name];
  rmSync(data, { recursive: true, force: true });
  await ensureDatabase(env);
  return playwright({ env, args });
}
