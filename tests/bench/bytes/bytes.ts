import { readFileSync } from 'node:fs';
import { startBenchServers } from '../http/bench-servers.ts';
import { type BenchCase, bar, type Section, short } from '../lib/section.ts';
import { regionParts, ruleParts } from './block-parts.ts';
import { duplicatedTexts, type PagePart, pageParts } from './page-parts.ts';

export const bytes: BenchCase = {
  name: 'bytes',
  summary: 'sizes of the HTML and CSS of the home page, part by part',
  run,
};

async function run(): Promise<Section> {
  const servers = await startBenchServers();
  try {
    return describe(readFileSync(servers.page, 'utf8'));
  } finally {
    await servers.stop();
  }
}

function describe(html: string): Section {
  const parts = pageParts(html);
  const repeated = duplicatedTexts(html);
  return {
    title: 'Bytes of a page',
    text: [
      'The document of the bench partner’s home page, CSS included, in kB of 1000 bytes, in brotli quality 11, as sent ' +
        'once it has been cached for a while; first visitors get quality 7, a tenth more. *Brotli* of a part is how ' +
        'much smaller the compressed page would be without it. Repetition costs little, and parts overlap.',
    ],
    tables: [
      tableOf('', parts),
      tableOf('HTML of the region', regionParts(html)),
      tableOf('rules of the block or primitive, the heaviest', ruleParts(html).slice(0, 12)),
    ],
    plots: [],
    bars: [
      bar('HTML + CSS, brotli', (parts[0]?.brotli ?? Number.NaN) / 1000, { atMost: 16 }, ' kB'),
      bar('texts that HTML and data both have', repeated.length, { atMost: 0 }),
    ],
  };
}

function tableOf(title: string, parts: PagePart[]): Section['tables'][number] {
  const kilobytes = (amount: number) => short(amount / 1000);
  const rows = parts.map(({ name, raw, brotli }) => [name, kilobytes(raw), kilobytes(brotli)]);
  return { columns: [title, 'kB', 'brotli'], rows };
}
