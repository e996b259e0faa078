import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '#scripts/bootstrap/paths.mjs';
import { consoleIcons, islandIcons, serverIcons, toastIcons } from './icon-names.ts';
import { iconPath } from './icon-path.ts';

const require = createRequire(import.meta.url);

/** The generated modules by path in the repository, formatted. */
export function iconFiles(): Record<string, string> {
  const { icons } = require('@iconify-json/lucide/icons.json') as { icons: Record<string, { body: string }> };
  const pathsOf = (names: Record<string, string>) => {
    const entries = Object.entries(names).map(([own, lucide]) => {
      const icon = icons[lucide];
      if (!icon) throw new Error(`[icons] Lucide has no icon "${lucide}" (for "${own}").`);
      return `${JSON.stringify(own)}: ${JSON.stringify(iconPath(icon.body))},`;
    });
    return entries.join('\n');
  };
  const sources = {
    'blocks/_ui/island-icon-paths.ts': `${head}
/**
 * The icons of islands, the only ones that reach the browser as code: outlines on a 24 px square, drawn with a 2 px
 * stroke. All shapes of an icon are one path: an icon is then one element, and the set costs a third of the components.
 */
export const islandIconPaths = {
${pathsOf(islandIcons)}
} as const;
`,
    'blocks/_ui/icon-paths.ts': `${head}
import { islandIconPaths } from './island-icon-paths.ts';

/** Paths of all icons (see island-icon-paths.ts), for server-only blocks: together they cost 4.5 kB. */
export const iconPaths = {
  ...islandIconPaths,
${pathsOf(serverIcons)}
} as const;
`,
    'client/console/ui/icon-paths.ts': `${head}
/** Paths of the console's icons. */
export const iconPaths = {
${pathsOf(consoleIcons)}
} as const;
`,
    'client/visitor/behaviors/toasts/toast-icons.ts': `${head}
/** Paths of the toast icons: all icons are ten times the code of the stack. */
export const toastIcons = {
${pathsOf(toastIcons)}
} as const;
`,
  };
  return Object.fromEntries(Object.entries(sources).map(([path, text]) => [path, formatted(path, text)]));
}

const head =
  '// Written by `npm run icons` from Lucide (ISC license). Icons are chosen in scripts/icons/icon-names.ts.\n';

/** As `npm run format` would leave it. */
function formatted(path: string, text: string): string {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'format', `--stdin-file-path=${path}`];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    input: text,
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`[icons] ${path} could not be formatted: ${stderr}`);
  return stdout;
}
