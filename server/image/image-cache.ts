import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';

const gigabyte = 1024 ** 3;

/**
 * Finished pictures on disk, each made once however many ask for it at the same time.
 * @param maxBytes of all pictures together; those not asked for the longest go first
 */
export function createImageCache(directory: string, maxBytes = gigabyte) {
  const making = new Map<string, Promise<Buffer>>();
  const nameOf = (key: string) => createHash('sha256').update(key).digest('hex');
  const fileOf = (name: string) => join(directory, name.slice(0, 2), name);
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (size) => size,
    dispose: (_, name, why) => {
      if (why === 'evict') void rm(fileOf(name), { force: true }).catch(() => {});
    },
  });
  let counted: Promise<void> | undefined;

  /** What an earlier process left counts too. */
  const count = async () => {
    const names = await readdir(directory, { recursive: true }).catch(() => [] as string[]);
    for (const name of names) {
      const info = await stat(join(directory, name)).catch(() => undefined);
      const base = name.slice(-64);
      if (info?.isFile() && /^[0-9a-f]{64}$/.test(base) && !sizes.has(base)) sizes.set(base, info.size || 1);
    }
  };

  const makeAndKeep = async (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    counted ??= count();
    const name = nameOf(key);
    const file = fileOf(name);
    const known = await readFile(file).catch(() => undefined);
    if (known) {
      sizes.get(name);
      return known;
    }
    const made = await make();
    // A full or read-only disk costs time, never the picture.
    await keep(file, made).then(
      () => counted?.then(() => sizes.set(name, made.length || 1)),
      () => {},
    );
    return made;
  };

  return {
    get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
      const known = making.get(key);
      if (known) return known;
      const made = makeAndKeep(key, make).finally(() => making.delete(key));
      making.set(key, made);
      return made;
    },
  };
}

/** Written whole under another name first: nobody reads half a picture. */
async function keep(file: string, bytes: Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(draft, bytes);
  await rename(draft, file);
}
