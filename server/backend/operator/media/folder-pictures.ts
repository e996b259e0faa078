import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Media } from '#schemas/operator/content-calls.ts';
import { isServed } from '#schemas/served-file.ts';
import { pictureSizes } from '#server/backend/seed/picture-sizes.ts';

/** The pictures of a partner's own folder whose sizes its `images.json` has, by name. They cannot be replaced. */
export async function folderPictures(filesDir: string, code: string): Promise<Media[]> {
  const folder = join(filesDir, code, 'images');
  const names = (await readdir(folder).catch(() => [])).filter(isServed).sort();
  const sizes = await readSizes(join(filesDir, code, 'images.json'));
  const pictures = names.map(async (name) => {
    const size = sizes[name.replace(/\.[^.]*$/, '')];
    if (!size) return [];
    const { size: bytes, mtimeMs } = await stat(join(folder, name));
    const { width, height } = size;
    const version = Math.trunc(mtimeMs).toString(36);
    const url = `/files/${code}/${name}`;
    return [{ name, title: null, version, url, width, height, bytes, uploadedAt: null, uploadedBy: null }];
  });
  return (await Promise.all(pictures)).flat();
}

async function readSizes(file: string) {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return pictureSizes.parse(JSON.parse(text));
}
