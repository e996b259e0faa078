import { loadWords } from './load-words.ts';

const kinds = loadWords(new URL('placeholders.json', import.meta.url));

/** The part of a text that its author meant to replace, and what it is; undefined without one. */
export function placeholderIn(text: string): { found: string; kind: string } | undefined {
  for (const [kind, pattern] of kinds) {
    const found = pattern.exec(text)?.[0].trim();
    if (found) return { found, kind };
  }
  return undefined;
}
