import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { root } from '../../../scripts/bootstrap/paths.mjs';
import { catalogPlugin } from '../../../scripts/vite/catalog-plugin.ts';
import { islandsPlugin } from '../../../scripts/vite/islands-plugin.ts';
import { limitHover } from '../../../scripts/vite/styles/limit-hover.ts';
import { preparedSheetsPlugin } from '../../../scripts/vite/styles/prepared-sheets-plugin.ts';

/** The baseline programs: they need the site's blocks, so they are built as its server is. */
export default defineConfig({
  root,
  plugins: [react(), islandsPlugin(root), catalogPlugin(), preparedSheetsPlugin()],
  css: { postcss: { plugins: [limitHover()] } },
  build: {
    ssr: true,
    target: 'es2022',
    outDir: '.maru/bench/programs',
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: {
      input: {
        react: 'tests/bench/baselines/react-server.ts',
        template: 'tests/bench/baselines/template-server.ts',
        changing: 'tests/bench/baselines/changing-site.ts',
      },
      output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' },
    },
  },
});
