import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Names the file of invalid JSON, such as a block's messages: Vite's own error has the position alone. */
export function jsonErrorsPlugin(): Plugin {
  return {
    name: 'maru:json-errors',
    enforce: 'pre',
    transform: {
      filter: { id: /\.json$/ },
      handler(code, id) {
        parseJson(code, id);
      },
    },
  };
}

/** @throws Error that names the file, relative to the working directory, and the position */
export function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`[json] ${relative(process.cwd(), file)}: ${(error as Error).message}`);
  }
}
