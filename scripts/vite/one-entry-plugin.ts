import type { Plugin } from 'vite';

/**
 * Builds the bootstrap as the browser's only entry. Vike adds its own runtime, which no page loads: with two entries,
 * shared code becomes a separate chunk, and the bootstrap would wait one more round trip for it.
 */
export function oneEntryPlugin(): Plugin {
  return {
    name: 'maru:one-entry',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    options: (options) => ({
      ...options,
      input: Object.fromEntries(
        Object.entries(options.input ?? {}).filter(([name]) => name.endsWith('/+client')),
      ),
    }),
  };
}
