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

  const find = async (key: string): Promise<Buffer | undefined> => {
    counted ??= count();
    const name = nameOf(key);
    const known = await readFile(fileOf(name)).catch(() => undefined);
    if (known) sizes.get(name);
    return known;
  };
  const makeAndKeep = async (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    // Another may have made it since it was looked for.
    const known = await find(key);
    if (known) return known;
    const made = await make();
    const name = nameOf(key);
    // A full or read-only disk costs time, never the picture.
    await keep(fileOf(name), made).then(
      () => counted?.then(() => sizes.set(name, made.length || 1)),
      () => {},
    );
    return made;
  };

  return {
    /** A picture that is kept. */
    find,
    /** A picture that is kept, or made now, once for all who ask. */
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
