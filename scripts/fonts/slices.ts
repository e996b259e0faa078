import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseUnicodeRange } from './unicode-range.ts';

const require = createRequire(import.meta.url);

/** One file of a font that its package ships in slices, rare characters first. */
export type Slice = { file: string; codePoints: number[] };

/** Path of a file in an installed package. */
export function packageFile(packageName: string, path: string): string {
  return join(dirname(require.resolve(`${packageName}/package.json`)), path);
}

/** The slices that a package's stylesheet declares, in its order. */
export function readSlices(packageName: string, stylesheet: string): Slice[] {
  const file = packageFile(packageName, stylesheet);
  const css = readFileSync(file, 'utf8');
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, rule = '']) => {
    const url = /url\(['"]?([^'")]+\.woff2)/.exec(rule)?.[1];
    const range = /unicode-range:\s*([^;}]+)/.exec(rule)?.[1];
    if (!url || !range) throw new Error(`[fonts] ${file} has a face without url or unicode-range.`);
    return { file: join(dirname(file), url), codePoints: parseUnicodeRange(range) };
  });
}
