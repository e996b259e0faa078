import type { Plugin } from 'vite';
import { prepareSheet } from './prepare-sheet.ts';

/** Vite's own handling of `?inline` ends with this module: the stylesheet, minified in a build. */
const inlined = /^export default ("[\s\S]*")\s*;?\s*$/;

/** Gives stylesheets that are imported with `?inline&prepared` as `PreparedSheet` instead of text. */
export function preparedSheetsPlugin(): Plugin {
  return {
    name: 'maru:prepared-sheets',
    enforce: 'post',
    transform: {
      filter: { id: /\.css\?inline&prepared$/ },
      handler(code, id) {
        const [, text] = inlined.exec(code) ?? [];
        if (text === undefined)
          return this.error(`[styles] Vite made no text of ${id}: ${code.slice(0, 80)}`);
        return { code: `export default ${JSON.stringify(prepareSheet(JSON.parse(text)))}`, map: null };
      },
    },
  };
}
