import type { Plugin } from 'vite';

/** Chromium compiles a file that begins with it whole as it loads, aside from the main thread; others see a comment. */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/**
 * UsedClasses the chunks of these modules to be compiled as they load. Else each function is compiled when it first runs: at
 * the tap that they were loaded ahead for.
 * @param modules paths from the root; a build that has one in no chunk fails
 */
export function compileHintsPlugin(modules: readonly string[]): Plugin {
  return {
    name: 'maru:compile-hints',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      for (const module of modules) {
        const chunk = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(`/${module}`)),
        );
        if (chunk?.type !== 'chunk') this.error(`[compile-hints] No chunk has ${module}`);
        chunk.code = compileHint + chunk.code;
      }
    },
  };
}
