import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { tidyPictures } from './tidy-pictures.ts';

const gigabyte = 1024 ** 3;
/** Part of the room that is left free by tidying, for what is written until the next time. */
const slack = 1 / 8;
/** Bytes up to which a picture is read whole, in two thirds of the time. */
const wholeUpTo = 256 * 1024;
/** Milliseconds after which a picture that is asked for is marked so again: in less, nobody can have so many made that those in use go. */
const markAfter = 300_000;

/** A picture to be sent. A large one is read meanwhile: it takes no memory for whoever reads slowly, but is open until then. */
export type KeptPicture = { size: number; body: Buffer | Readable };

/**
 * Finished pictures on disk, each made once however many ask this process for it at the same time. Processes may share the
 * folder: each finds what the others made, but several may make the same at the same time (decision 066). Each tidies it as
 * it starts, and after it has written its share of the room that is left free.
 * @param options.maxBytes of all pictures together, whoever made them; those not asked for the longest go first
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
    // What was written meanwhile may be too much again.
    count(0);
  };
  const count = (bytes: number) => {
    written += bytes;
    if (written >= (maxBytes * slack) / processes && !isTidying) void tidy();
  };
  void tidy();

  const makeAndKeep = async (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const file = fileOf(key);
    // Another may have made it since it was looked for.
    const known = await readFile(file).catch(() => undefined);
    if (known) return known;
    const made = await make();
    // A full or read-only disk costs time, never the picture.
    await keep(file, made).then(
      () => count(made.length),
      () => {},
    );
    return made;
  };
  const makeOnce = (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const known = making.get(key);
    if (known) return known;
    const made = makeAndKeep(key, make).finally(() => making.delete(key));
    making.set(key, made);
    return made;
  };

  return {
    /** A picture that is kept. */
    find: (key: string): Promise<KeptPicture | undefined> => find(fileOf(key)),
    /** A picture that is kept, or made now, once for all who ask this process. */
    async get(key: string, make: () => Promise<Buffer>): Promise<KeptPicture> {
      const made = await makeOnce(key, make);
      const kept = made.length > wholeUpTo ? await find(fileOf(key)) : undefined;
      return kept ?? { size: made.length, body: made };
    },
  };
}

/** A picture, if it is there. That it was asked for all processes see by the file's time. */
async function find(file: string): Promise<KeptPicture | undefined> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(file);
    const now = Date.now();
    const { size, mtimeMs } = await handle.stat();
    // On a read-only disk nothing can be marked, and nothing has to go either.
    if (now - mtimeMs > markAfter) await handle.utimes(now / 1000, now / 1000).catch(() => {});
    if (size <= wholeUpTo) return { size, body: await handle.readFile() };
    const body = handle.createReadStream({ start: 0, end: size - 1 });
    // It closes by itself.
    handle = undefined;
    return { size, body };
  } catch {
    return undefined;
  } finally {
    await handle?.close();
  }
}

/** Written whole under another name first: nobody reads half a picture. */
async function keep(file: string, bytes: Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(draft, bytes);
    await rename(draft, file);
  } catch (error) {
    // On a full disk half a draft would make it fuller.
    await rm(draft, { force: true }).catch(() => {});
    throw error;
  }
}
