import type { Plugin } from 'vite';

/** Parts of libraries that the server never calls, by the end of their path, and why. They would take memory and start time. */
const unused: Record<string, string> = {
  'react-dom/cjs/react-dom-server.node.production.js': 'renderToString is in the legacy build',
  'glob/dist/commonjs/index.min.js': '@fastify/static lists folders only with wildcard: false',
  'postcss/lib/postcss.js': 'sanitize-html parses styles, which sanitized markup may not have',
  '@fastify/ajv-compiler/index.js': 'routes check input with zod',
  '@fastify/fast-json-stringify-compiler/index.js': 'routes have no schemas of answers',
};

/**
 * Makes the server's bundle smaller: it leaves out what is never called and holds one byte per character. The build
 * fails if a part named above is no longer imported, for example after an update that renames its file.
 */
export function leanServerPlugin(): Plugin {
  const leftOut = new Set<string>();
  return {
    name: 'maru:lean-server',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    load: (id) => {
      const path = Object.keys(unused).find((end) => id.endsWith(`/node_modules/${end}`));
      if (!path) return undefined;
      leftOut.add(path);
      return absent(`${path} is not in the server's bundle: ${unused[path]}`);
    },
    transform: {
      // @fastify/compress reads only this of a type.
      filter: { id: /\/mime-db\/db\.json$/ },
      order: 'pre',
      handler: (code) => JSON.stringify(compressibleOf(JSON.parse(code))),
    },
    generateBundle(_, bundle) {
      const notImported = Object.keys(unused).filter((path) => !leftOut.has(path));
      if (notImported.length)
        this.error(
          `Nothing imports ${notImported.join(', ')}. If an update renamed the file, name the new one in scripts/vite/lean-server-plugin.ts; else delete the entry.`,
        );
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = toAscii(file.code);
    },
  };
}

/** A CommonJS module whose exports can be read, but not called. */
const absent = (message: string) => `
module.exports = new Proxy({}, {
  get: (_, name) => name === '__esModule' ? undefined : () => { throw new Error(${JSON.stringify(message)}); },
});`;

function compressibleOf(types: Record<string, { compressible?: boolean }>) {
  const compressible = Object.entries(types).filter(([, type]) => type.compressible);
  return Object.fromEntries(compressible.map(([name]) => [name, { compressible: true }]));
}

/**
 * Writes characters beyond ASCII as `\uXXXX`. V8 holds a script with a single Korean letter at two bytes per character: this
 * saves 4 MiB. In tagged templates `raw` would differ, and comments would change: the bundle has neither.
 */
export function toAscii(code: string): string {
  return code.replace(/(\\*)([\u0080-\uffff])/g, (_, slashes: string, character: string) => {
    // An escaped letter is that letter: its backslash goes.
    const before = slashes.length % 2 === 1 ? slashes.slice(1) : slashes;
    return `${before}\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
