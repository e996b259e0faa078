import { defineConfig } from 'vite';

/** The script of the frame in which the console shows previews: one file, which no page of a site loads. */
export default defineConfig({
  root: 'client/preview',
  publicDir: false,
  build: {
    outDir: '../../dist/preview',
    emptyOutDir: true,
    target: 'es2022',
    lib: { entry: 'frame.ts', formats: ['es'], fileName: () => 'frame.js' },
    minify: true,
  },
});
