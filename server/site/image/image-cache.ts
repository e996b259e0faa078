import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { tidyPictures } from './tidy-pictures.ts';

const gigabyte = 1024 ** 3;
/** Fraction of the limit that tidying leaves free for new pictures until the next run. */
const slack = 1 / 8;
/** Up to this many bytes a picture is read whole, which takes two thirds of the time. */
const wholeUpTo = 256 * 1024;
/** Milliseconds after which a requested picture is marked as used again. Rate limits prevent its eviction within less. */
const markAfter = 300_000;

/** A picture to send. A large one is a stream: slow readers take no memory, but keep the file open. */
type CachedPicture = { size: number; body: Buffer | Readable };

/**
 * Caches finished pictures on disk. Concurrent requests for a picture in one process share its making. Processes may share
 * the folder: each finds what the others made, but several may make the same picture at once (decision 066). Each tidies
 * the folder at startup, and whenever it has written its share of the free space.
 * @param options.maxBytes of all pictures of all processes; the least recently requested are removed first
 * @param options.processes that share the folder
 */
export function createImageCache(
  directory: string,
  {
    maxBytes = gigabyte,
    processes = 1,
  }: { maxBytes?: number | undefined; processes?: number | undefined } = {},
) {
  const making = new Map<string, Promise<Buffer>>();
  const fileOf = (key: string) => {
    const name = createHash('sha256').update(key).digest('hex');
    return join(directory, name.slice(0, 2), name);
  };

  let written = 0;
  let isTidying = false;
  const tidy = async () => {
    isTidying = true;
    written = 0;
    await tidyPictures(directory, maxBytes * (1 - slack));
    isTidying = false;
    // Files written in the meantime may exceed the limit again.
    count(0);
  };
  const count = (bytes: number) => {
    written += bytes;
    if (written >= (maxBytes * slack) / processes && !isTidying) void tidy();
  };
  void tidy();

  const makeAndStore = async (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const file = fileOf(key);
    // Another process may have made it since the lookup.
    const known = await readFile(file).catch(() => undefined);
    if (known) return known;
    const made = await make();
    // On a full or read-only disk the picture is only not cached.
    await store(file, made).then(
      () => count(made.length),
      () => {},
    );
    return made;
  };
  const makeOnce = (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const known = making.get(key);
    if (known) return known;
    const made = makeAndStore(key, make).finally(() => making.delete(key));
    making.set(key, made);
    return made;
  };

  const checking = new Set<string>();
  const check = async (file: string, isStillThere: () => Promise<boolean>): Promise<void> => {
    if (checking.has(file)) return;
    checking.add(file);
    try {
      if (await isStillThere().catch(() => true)) await markAsUsed(file);
      else await rm(file, { force: true });
    } catch {
      // On a read-only disk nothing can be marked or removed.
    } finally {
      checking.delete(file);
    }
  };

  return {
    /**
     * A cached picture.
     * @param isStillThere is asked every five minutes of use whether the source still exists; without it, the picture is
     * removed. Until it answers, requests get the picture; if it fails, the picture stays.
     */
    find: (key: string, isStillThere?: () => Promise<boolean>): Promise<CachedPicture | undefined> =>
      find(fileOf(key), isStillThere && ((file) => check(file, isStillThere))),
    /** A cached picture, or a new one, made once for all concurrent requests of this process. */
    async get(key: string, make: () => Promise<Buffer>): Promise<CachedPicture> {
      const made = await makeOnce(key, make);
      const stored = made.length > wholeUpTo ? await find(fileOf(key)) : undefined;
      return stored ?? { size: made.length, body: made };
    },
  };
}

/** Updates the file time, by which all processes see that a picture was requested. */
async function markAsUsed(file: string): Promise<void> {
  const now = Date.now() / 1000;
  await utimes(file, now, now);
}

/** Finds a picture. @param whenDue marks it as used again, or removes it */
async function find(
  file: string,
  whenDue: (file: string) => Promise<void> = markAsUsed,
): Promise<CachedPicture | undefined> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(file);
    const { size, mtimeMs } = await handle.stat();
    // On a read-only disk nothing can be marked, but nothing needs to be removed either.
    if (Date.now() - mtimeMs > markAfter) void whenDue(file).catch(() => {});
    if (size <= wholeUpTo) return { size, body: await handle.readFile() };
    const body = handle.createReadStream({ start: 0, end: size - 1 });
    // The stream closes the file.
    handle = undefined;
    return { size, body };
  } catch {
    return undefined;
  } finally {
    await handle?.close();
  }
}

/** Writes a temporary file and renames it, so that no process reads an incomplete picture. */
async function store(file: string, bytes: Buffer): Promise<void> {
  const temporary = `${file}.${randomUUID()}`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(temporary, bytes);
    await rename(temporary, file);
  } catch (error) {
    // On a full disk an incomplete file would waste space.
    await rm(temporary, { force: true }).catch(() => {});
    throw error;
  }
}
