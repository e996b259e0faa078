import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Text files. Fonts and images are compressed already. */
const packed = /\.(css|js|mjs)$/;

/**
 * Also writes each script and stylesheet of a folder as `.br` and `.gz` at the best quality. The server sends these
 * files as they are: compressing per request would be slower and less effective.
 */
export function packFiles(directory: string) {
  for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    if (!packed.test(name)) continue;
    const file = join(directory, name);
    const text = readFileSync(file);
    // The default quality is the highest, 11.
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
  }
}
