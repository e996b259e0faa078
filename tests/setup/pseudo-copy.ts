import { readFileSync } from 'node:fs';
import { neutralTexts, pseudoJson } from './pseudo-text.ts';
import { copyRepository } from './repository-copy.ts';

const hasTexts = (path: string) =>
  /(^|[/-])messages\.json$/.test(path) ||
  /^themes\/\w+\/template\.json$/.test(path) ||
  /^fixtures\/partners\/\w+\/(site|content\/[\w-]+)\.json$/.test(path);

/** Starts a copy of the repository in which all English is pseudo English: catalogs, templates and partners. */
export async function startPseudoCopy() {
  const neutral = new Set<string>();
  const copy = copyRepository('pseudo', (path) => {
    if (!hasTexts(path)) return undefined;
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    for (const text of neutralTexts(value)) neutral.add(text);
    return JSON.stringify(pseudoJson(value));
  });
  const site = await copy.start();
  return {
    port: site.port,
    /** Texts of the partners that belong to no language. */
    neutral: [...neutral],
    stop: async () => {
      await site.stop();
      copy.remove();
    },
  };
}
