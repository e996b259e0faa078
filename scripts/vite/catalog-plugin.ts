import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { compileCatalog } from '#engine/i18n/compile-catalog.ts';
import shared from '#engine/i18n/messages.json' with { type: 'json' };
import type { MessageFile } from '#registry/contract.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import { parseJson } from './json-errors-plugin.ts';

const asked = /^(\.\/.+)\.json\?lang=(\w+)&shared=(\w+)&catalog$/;
const made = '\0maru:catalog|';

/**
 * Gives late-loaded code its messages in one language, compiled like those in the page:
 * `import('./drawer-messages.json?lang=ko&shared=price&catalog')`. `shared` names a group of shared messages to
 * include. So pages carry no messages for UI that visitors may never open.
 */
export function catalogPlugin(): Plugin {
  return {
    name: 'maru:catalog',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const [, file = '', language, group] = asked.exec(source) ?? [];
      // Without `.json`, or Vite would treat the catalog as a JSON file.
      return language && `${made}${join(dirname(importer), file)}|${language}|${group}`;
    },
    load(id) {
      if (!id.startsWith(made)) return undefined;
      const [file, language, group] = id.slice(made.length).split('|');
      this.addWatchFile(`${file}.json`);
      const own = parseJson(readFileSync(`${file}.json`, 'utf8'), `${file}.json`) as MessageFile;
      const ofGroup = Object.fromEntries(
        Object.entries(shared).filter(([key]) => key.startsWith(`${group}.`)),
      );
      return `export default ${JSON.stringify(compileCatalog({ ...ofGroup, ...own }, language as LanguageCode))}`;
    },
  };
}
