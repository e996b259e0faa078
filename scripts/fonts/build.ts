import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FontManifest } from '#engine/fonts/manifest.ts';
import { packFiles } from '../lib/pack-files.ts';
import { buildSubsets } from './build-subsets.ts';
import { type Part, parts } from './families.ts';
import { plan } from './plan.ts';
import { packageFile } from './slices.ts';
import { type Face, fontCss } from './stylesheet.ts';

const root = join(import.meta.dirname, '../..');
/** Served under `/fonts/` as immutable: every name changes with its content. */
const fontDirectory = join(root, '.maru/fonts');

/** Builds fonts and stylesheets unless they are up to date. Returns whether anything was built. */
async function buildFonts(log: (line: string) => void = () => {}): Promise<boolean> {
  const key = sourceKey();
  if (currentKey() === key) return false;
  const work = `${fontDirectory}.${process.pid}`;
  rmSync(work, { recursive: true, force: true });
  const built = new Map(Object.entries(parts).map(([name, make]) => [name, make()]));
  const folders = new Map(
    [...built].map(([name, part]) => [name, `${name}.${hash(key + JSON.stringify(part))}`]),
  );
  const jobs = [...built].flatMap(([name, part]) =>
    part.subsets.map((subset, index) => ({
      subset,
      target: join(work, `${folders.get(name)}/${index}.woff2`),
    })),
  );
  await buildSubsets(jobs, (done, of) => done % 100 === 0 && log(`fonts: ${done} of ${of} files`));
  const manifest = writeStylesheets(key, work, built, folders);
  packFiles(work);
  writeFileSync(join(work, 'manifest.json'), JSON.stringify(manifest, null, 2));
  rmSync(fontDirectory, { recursive: true, force: true });
  renameSync(work, fontDirectory);
  log(`fonts: ${jobs.length} files ready`);
  return true;
}

function writeStylesheets(key: string, work: string, built: Map<string, Part>, folders: Map<string, string>) {
  const manifest: FontManifest = { key, stylesheets: {} };
  mkdirSync(work, { recursive: true });
  for (const [theme, locales] of Object.entries(plan)) {
    const hrefs = Object.entries(locales).map(([locale, names]) => {
      const css = fontCss(names.flatMap((name) => faces(built.get(name), folders.get(name))));
      const file = `${theme}.${locale}.${hash(css)}.css`;
      writeFileSync(join(work, file), css);
      return [locale, `/fonts/${file}`];
    });
    manifest.stylesheets[theme] = Object.fromEntries(hrefs);
  }
  return manifest;
}

function faces(part: Part | undefined, folder: string | undefined): Face[] {
  if (!part) throw new Error('[fonts] plan.ts names a part that families.ts does not have.');
  return part.subsets.map(({ codePoints }, index) => ({
    family: part.family,
    weight: part.weight,
    url: `${folder}/${index}.woff2`,
    codePoints,
    sizeAdjust: part.sizeAdjust,
  }));
}

// The inputs of the build: this code and the package versions.
const code = [
  ...['build.ts', 'charsets.ts', 'build-subsets.ts', 'subset-worker.ts', 'families.ts'],
  ...['plan.ts', 'slices.ts', 'stylesheet.ts', 'unicode-range.ts'],
  '../lib/pack-files.ts',
];

function sourceKey(): string {
  const sources = code.map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'));
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const packages = Object.keys(devDependencies).filter((name) =>
    /^(pretendard|subset-font|@fontsource)/.test(name),
  );
  const versions = packages.map(
    (name) => JSON.parse(readFileSync(packageFile(name, 'package.json'), 'utf8')).version,
  );
  return hash([...sources, ...packages, ...versions].join('\n'));
}

function currentKey(): string | undefined {
  const file = join(fontDirectory, 'manifest.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).key : undefined;
}

function hash(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await buildFonts((line) => console.log(line));
}
