import { resolve } from 'node:path';
import { lingui } from '@lingui/vite-plugin';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { tokensPlugin } from './scripts/vite/tokens-plugin.ts';

/** The operators' console: an application of its own, which shares no file with the clinics' sites. */
export default defineConfig({
  root: 'client/console',
  publicDir: false,
  resolve: {
    alias: [
      {
        find: /^(@shikijs\/markdown-it\/core|shiki\/.+)$/,
        replacement: resolve('client/console/editor/json/no-highlighter.ts'),
      },
    ],
  },
  plugins: [
    react(),
    lingui({ macroTransform: true, failOnMissing: true, failOnCompileError: true }),
    tokensPlugin(),
    optimizeLocales.vite({ locales: ['ko-KR', 'en-US'] }),
  ],
  build: {
    outDir: '../../dist/console',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Small modules that screens share, with what they import, are one file. With a file each, the editor's first
          // screen takes 350 kB instead of 307: small files compress badly.
          groups: [
            {
              name: 'shared',
              test: /console\/editor|schemas\/localized/,
              minShareCount: 2,
              maxModuleSize: 1_500,
            },
          ],
        },
      },
    },
  },
});
