import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { isServed } from '#schemas/served-file.ts';
import type { PartnerFacts } from '#server/publishing/partner-facts.ts';

type Pictures = PartnerFacts['pictures'];

/**
 * The sizes in pixels of a partner's picture files, by file name (`space-1.webp`). Only headers are read.
 * Files that are not served or are no pictures are left out.
 * @param folder the folder `images` of a partner; it may be missing
 */
export async function pictureFiles(folder: string): Promise<Pictures> {
  const names = (await readdir(folder).catch(() => [])).filter(isServed);
  const sizes = await Promise.all(
    names.map(async (name) => {
      const size = await sizeOf(join(folder, name));
      return size ? [[name, size] as const] : [];
    }),
  );
  return new Map(sizes.flat());
}

async function sizeOf(file: string): Promise<{ width: number; height: number } | undefined> {
  try {
    const { autoOrient } = await sharp(file).metadata();
    return autoOrient;
  } catch {
    return undefined;
  }
}
