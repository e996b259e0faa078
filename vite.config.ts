import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { islandsPlugin } from './client/build/islands-plugin.ts';

export default defineConfig({
  plugins: [react(), vike(), islandsPlugin(import.meta.dirname)],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 250,
  },
  environments: {
    client: { build: { manifest: true } },
    ssr: { build: { rolldownOptions: { input: { main: 'server/main.ts' } } } },
  },
});
