import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { root, runtimeDir } from '../../bootstrap/paths.mjs';

/**
 * Builds the site again next to `dist`, with source maps, and determines whose code is in each script.
 * @returns file name → owner → share of its characters, 0 to 1
 */
export async function ownersByChunk(): Promise<Map<string, Map<string, number>>> {
  const outDir = join(runtimeDir, 'size');
  rmSync(outDir, { recursive: true, force: true });
  process.env.NODE_ENV = 'production';
  const { build } = await import('vike/api');
  // Hidden: the scripts, and so their names, are the same as in the ordinary build.
  await build({ viteConfig: { logLevel: 'error', build: { sourcemap: 'hidden', outDir } } });
  const assets = join(outDir, 'client', 'assets');
  const files = readdirSync(assets, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((file) => file.endsWith('.js') && files.includes(`${file}.map`))
      .map((file) => [file.split('/').pop() as string, ownersOf(join(assets, file))]),
  );
}

function ownersOf(file: string) {
  const code = readFileSync(file, 'utf8');
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  const owners = new Map();
  for (const [line, text] of code.split('\n').entries()) {
    for (let column = 0; column < text.length; column += 1) {
      const entry = map.findEntry(line, column);
      // Code that the bundler generated has no source.
      const written = 'originalSource' in entry ? entry.originalSource : undefined;
      const source = written ? resolve(dirname(file), written) : '';
      const owner = ownerOf(relative(root, source));
      owners.set(owner, (owners.get(owner) ?? 0) + 1 / code.length);
    }
  }
  return owners;
}

/** A package, a block, or a top-level folder. @param source path from the root */
export function ownerOf(source: string): string {
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source);
  if (inPackage) return inPackage[1] as string;
  const [folder = '', name = ''] = source.split('/');
  if (folder === 'blocks') return `${folder}/${name}`;
  return ['client', 'engine', 'schemas', 'registry'].includes(folder) ? folder : 'bundling';
}
