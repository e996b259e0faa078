import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** What is text. Fonts and pictures are packed already. */
const packed = /\.(css|js|mjs)$/;

/**
 * Writes each script and stylesheet of a folder once more as `.br` and `.gz`, as small as they get: they are sent as they
 * are, where packing them for each visitor would be neither as small nor free.
 * @param {string} directory
 */
export function packFiles(directory) {
  for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    if (!packed.test(name)) continue;
    const file = join(directory, name);
    const text = readFileSync(file);
    // Its own quality is the highest, 11.
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
  }
}
