import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { catalogPlugin } from './scripts/vite/catalog-plugin.ts';
import { islandsPlugin } from './scripts/vite/islands-plugin.ts';
import { jsonErrorsPlugin } from './scripts/vite/json-errors-plugin.ts';
import { leanServerPlugin } from './scripts/vite/lean-server-plugin.ts';
import { oneEntryPlugin } from './scripts/vite/one-entry-plugin.ts';
import { preloadPlugin } from './scripts/vite/preload-plugin.ts';
import { limitHover } from './scripts/vite/styles/limit-hover.ts';
import { preparedSheetsPlugin } from './scripts/vite/styles/prepared-sheets-plugin.ts';

/**
 * The built server is one bundle with its libraries. Not having to find, read and link hundreds of files makes startup
 * a quarter faster. External packages have native binaries or are loaded only where they are configured.
 */
const bundled = {
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { noExternal: true as const, external: ['sharp', 'ioredis', 'piscina'] },
};

/** Strips whitespace and comments, which Node would hold in memory. Names stay for stack traces. */
const compact = { minify: { compress: false, mangle: false, codegen: true } };

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    vike(),
    islandsPlugin(import.meta.dirname),
    catalogPlugin(),
    jsonErrorsPlugin(),
    oneEntryPlugin(),
    preloadPlugin(),
    preparedSheetsPlugin(),
    leanServerPlugin(),
    // react-aria has texts in more than thirty languages; sites have four.
    optimizeLocales.vite({ locales: ['ko-KR', 'en-US', 'ja-JP', 'zh-CN'] }),
  ],
  css: { postcss: { plugins: [limitHover()] } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A chunk itself is requested by its import, and the bootstrap by every page.
      resolveDependencies: (own, chunks) =>
        chunks.filter((chunk) => chunk !== own && !chunk.includes('/entries/')),
    },
    chunkSizeWarningLimit: 250,
  },
  environments: {
    client: {
      build: {
        manifest: true,
        // Chunks name each other: with Vike's longer names the home page of HYBRID exceeds its budget.
        rolldownOptions: {
          output: {
            entryFileNames: 'assets/entries/[hash:7].js',
            chunkFileNames: 'assets/chunks/[hash:7].js',
          },
        },
      },
    },
    ssr: {
      ...(command === 'build' ? bundled : {}),
      build: { rolldownOptions: { input: { main: 'server/site/main.ts' }, output: compact } },
    },
  },
}));
