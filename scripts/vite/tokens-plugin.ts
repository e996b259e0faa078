import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { propertiesCss, themeProperties } from '../../engine/resolve/theme-css.ts';

const id = 'virtual:base-tokens.css';

/** `virtual:base-tokens.css`: the tokens of `themes/_base` as custom properties, for the console. */
export function tokensPlugin(): Plugin {
  const file = join(import.meta.dirname, '../../themes/_base/tokens.json');
  return {
    name: 'maru-base-tokens',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      this.addWatchFile(file);
      return propertiesCss(themeProperties(JSON.parse(readFileSync(file, 'utf8'))));
    },
  };
}
