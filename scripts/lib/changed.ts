import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { run } from '../bootstrap/run-command.mjs';
import { SetupError } from '../bootstrap/setup-error.mjs';

const specs = 'tests/e2e';
/** Code that every page uses: a change there can affect any browser test. */
const everywhere =
  /^(engine|client|server|registry|schemas|blocks\/_ui|themes|fixtures|tests\/setup|scripts\/(vite|fonts|icons)|package|(vite|playwright|lingui)[\w.]*\.config\.ts)/;
const isTest = /\.test\.\w+$/;

/**
 * Files in the work tree that differ from a commit, including untracked ones.
 * @param since a commit, branch or tag
 * @returns paths relative to the repository
 * @throws {SetupError} where git does not know the commit
 */
export async function changedFiles(since: string): Promise<string[]> {
  const [tracked, added] = await Promise.all([
    run('git', ['diff', '--name-only', since, '--'], { output: 'collect' }),
    run('git', ['ls-files', '--others', '--exclude-standard'], { output: 'collect' }),
  ]);
  if (tracked.code !== 0) throw new SetupError(`git knows no commit "${since}".`);
  return [...new Set(`${tracked.output}\n${added.output}`.split('\n').filter(Boolean))];
}

/**
 * The browser tests that a change can affect: changed specs, specs that name a changed block, or all of them if code
 * that every page uses has changed.
 * @param changed paths relative to the repository
 * @param texts of the specs by path
 * @returns paths of specs
 */
export function specsTouchedBy(changed: string[], texts: Record<string, string> = readSpecs()): string[] {
  const code = changed.filter((path) => !isTest.test(path));
  if (code.some((path) => everywhere.test(path) || /^tests\/e2e\/(?!.*\.spec\.ts$)/.test(path)))
    return Object.keys(texts);
  const blocks = new Set(code.flatMap((path) => /^blocks\/(\w+)\//.exec(path)?.[1] ?? []));
  const names = blocks.size > 0 ? new RegExp(`\\b(${[...blocks].join('|')})\\b`) : undefined;
  return Object.entries(texts)
    .filter(
      ([path, text]) =>
        changed.includes(path) || names?.test(text) || (names && path === `${specs}/pages.spec.ts`),
    )
    .map(([path]) => path);
}

function readSpecs() {
  const files = readdirSync(join(root, specs)).filter((name) => name.endsWith('.spec.ts'));
  return Object.fromEntries(
    files.map((name) => [`${specs}/${name}`, readFileSync(join(root, specs, name), 'utf8')]),
  );
}
