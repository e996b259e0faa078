import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fontverter from 'fontverter';
import { packageFile } from './slices.ts';

const root = join(import.meta.dirname, '../..');
/** Not served: the pictures of shared links are drawn with them (server/site/share-picture). */
const directory = join(root, '.maru/share-fonts');

const packages = ['@fontsource-variable/noto-sans-jp', '@fontsource-variable/noto-sans-sc'];

const configuration = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">.</dir></fontconfig>
`;

/**
 * Builds the fonts for pictures of shared links unless they are up to date: the picture library reads no WOFF2. Korean and
 * Latin, Japanese, Chinese: some 25 MB.
 */
export async function buildShareFonts(): Promise<boolean> {
  const key = sourceKey();
  const keyFile = join(directory, 'key');
  if (existsSync(keyFile) && readFileSync(keyFile, 'utf8') === key) return false;
  const work = `${directory}.${process.pid}`;
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  copyFileSync(
    packageFile('pretendard', 'dist/public/static/Pretendard-Bold.otf'),
    join(work, 'Pretendard-Bold.otf'),
  );
  for (const name of packages)
    for (const file of globSync(packageFile(name, 'files/*-wght-normal.woff2')))
      writeFileSync(
        join(work, `${basename(file, '.woff2')}.ttf`),
        await fontverter.convert(readFileSync(file), 'sfnt'),
      );
  writeFileSync(join(work, 'fonts.conf'), configuration);
  writeFileSync(join(work, 'key'), key);
  rmSync(directory, { recursive: true, force: true });
  renameSync(work, directory);
  return true;
}

function sourceKey(): string {
  const versions = ['pretendard', ...packages].map(
    (name) => JSON.parse(readFileSync(packageFile(name, 'package.json'), 'utf8')).version,
  );
  return createHash('sha256').update(configuration).update(versions.join()).digest('base64url');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildShareFonts();
