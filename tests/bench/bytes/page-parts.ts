import { brotliCompressSync } from 'node:zlib';

/** One part of a page: its bytes, and how many bytes smaller the compressed page is without it. */
export type PagePart = { name: string; raw: number; brotli: number };

const bytes = (text: string) => Buffer.byteLength(text);
const compressed = (text: string) => brotliCompressSync(text).byteLength;

const parts: [name: string, found: RegExp][] = [
  ['CSS', /<style[\s\S]*?<\/style>/],
  ['of it, tokens', /@layer tokens\{:root\{[^}]*\}\}/],
  ['head without CSS', /(?<=<head>)[\s\S]*?(?=<style)/],
  ['data of islands', /<script type="application\/json"[\s\S]*?<\/script>/],
  ['body without data', /(?<=<body[^>]*>)[\s\S]*?(?=<script type="application\/json")/],
  ['of it, icons', /<svg[\s\S]*?<\/svg>/g],
  ['of it, pictures', /<img[^>]*>|<source[^>]*>/g],
  ['of it, classes', /\sclass="[^"]*"/g],
  ['of it, ids and data attributes', /\s(?:id|data-[\w-]+)="[^"]*"/g],
  ['of it, ARIA', /\s(?:aria-[\w-]+|role)="[^"]*"/g],
];

/** The parts of a document. They overlap, and repetition costs little, so the last column does not add up. */
export function pageParts(html: string): PagePart[] {
  const whole = compressed(html);
  return [
    { name: 'the page', raw: bytes(html), brotli: whole },
    ...parts.map(([name, found]) => {
      const without = html.replace(found, '');
      return { name, raw: bytes(html) - bytes(without), brotli: whole - compressed(without) };
    }),
  ];
}

/** Longer texts in the data of a page's islands that its HTML also contains. */
export function duplicatedTexts(html: string): string[] {
  const [, before = html, data = '{}', after = ''] =
    /^([\s\S]*?)<script type="application\/json"[^>]*>([\s\S]*?)<\/script>([\s\S]*)$/.exec(html) ?? [];
  const { islands, catalogs } = JSON.parse(data);
  const texts = textsIn([islands, catalogs]).filter((text) => text.length >= shortest);
  return [...new Set(texts)].filter((text) => before.includes(text) || after.includes(text));
}

/** Shorter texts are names, postal addresses and numbers, which may coincide. */
const shortest = 12;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
