// npm test: does its own setup and runs what proves a change. `npm run test:full` runs the whole matrix, optionally with
// Lighthouse (`-- --lighthouse`). `npm test -- unit` runs one part; arguments after the part go to its runner.
// `npm test -- changed main` runs what the changes since a commit can affect.

import { SetupError } from '../bootstrap/setup-error.mjs';
import { ensureDeps } from '../lib/ensure-deps.ts';
import { runStages, type Stage } from '../lib/run-stages.ts';
import { closeSite, offline, stage } from '../lib/test-stages.ts';

/** The stages of each part; `args` go to its runner. */
const partsOf = (args: string[]): Record<string, () => Stage[] | Promise<Stage[]>> => ({
  lint: () => [stage.lint()],
  types: () => [stage.types()],
  unit: () => [stage.vitest('unit tests', ['unit*'], args)],
  contract: () => [stage.vitest('contract tests', ['contract*'], args)],
  architecture: () => [stage.vitest('architecture tests', ['architecture*'], args)],
  recipes: () => [stage.vitest('recipes', ['recipes*'], args)],
  pages: () => [stage.pages(args)],
  engines: () => [stage.engines(args)],
  e2e: () => [stage.browser({ args })],
  'e2e-full': () => [stage.browser({ args, full: true })],
  'e2e-dev': () => [stage.browser({ args, server: 'dev' })],
  changed: async () => {
    const { changedFiles, specsTouchedBy } = await import('../lib/changed.ts');
    const since = args[0] ?? 'HEAD';
    const changed = await changedFiles(since);
    const specs = specsTouchedBy(changed);
    const hasChanged = (folder: string) => changed.some((path) => path.startsWith(folder));
    return [
      stage.lint(),
      // They read files instead of importing them, so nothing shows which a change affects.
      stage.vitest('architecture tests', ['architecture*']),
      stage.types({ beside: true }),
      stage.changed(since),
      ...(specs.length > 0 || hasChanged('tests/pages/') ? [stage.pages()] : []),
      ...(hasChanged('tests/engines/') ? [stage.engines()] : []),
      ...(specs.length > 0 ? [stage.browser({ args: specs })] : []),
    ];
  },
  all: () => [
    stage.lint(),
    stage.vitest('tests without a server', offline),
    stage.types({ beside: true }),
    stage.pages(),
    stage.engines([], { beside: true }),
    stage.browser(),
    stage.specification(),
  ],
  full: () => [
    stage.lint(),
    stage.vitest('tests without a server', offline),
    stage.types({ beside: true }),
    stage.pages(),
    stage.engines([], { full: true }),
    stage.browser({ full: true }),
    stage.browser({ server: 'dev' }),
    ...(args.includes('--lighthouse') ? [stage.lighthouse()] : []),
    stage.specification(),
  ],
});

export default async function main([part, ...args]: string[]): Promise<void> {
  const parts = partsOf(args);
  const stages = parts[part ?? 'all'];
  if (!stages)
    throw new SetupError(`There is no part "${part}". Choose one of: ${Object.keys(parts).join(', ')}.`);
  let broken: unknown;
  await ensureDeps().catch((error) => (broken = error));
  const noPackages = { name: 'packages', run: () => Promise.reject(broken) };
  const ok = await runStages(broken ? [noPackages] : await stages()).finally(closeSite);
  process.exit(ok ? 0 : 1);
}
