import { configDefaults, defineConfig } from 'vitest/config';

const exclude = [...configDefaults.exclude, 'dist/**', '.maru/**', 'tests/e2e/**', 'tests/full/**'];

/** Tests run in Node; a file that needs a document begins with `// @vitest-environment jsdom`. */
export default defineConfig({
  // Read by itself, without vite.config.ts: the site's plugins have no business in tests of single modules.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // Styles are read as they are: tests say which blocks bring which.
    css: true,
    // No claims of speed: room for a machine that does ten other things.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // CI's machine is shared and noisy: there a second try is made, and the end of the run names what needed it.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx,mjs}'],
          exclude: [
            ...exclude,
            'tests/contract/**',
            'tests/architecture/**',
            'tests/recipes/**',
            'tests/pages/**',
          ],
        },
      },
      {
        extends: true,
        test: { name: 'contract', include: ['tests/contract/**/*.test.{ts,tsx}'], exclude },
      },
      {
        extends: true,
        test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'], exclude },
      },
      {
        extends: true,
        test: { name: 'recipes', include: ['tests/recipes/**/*.test.ts'], exclude },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['tests/pages/**/*.test.ts'],
          globalSetup: 'tests/setup/built-site.ts',
          pool: 'threads',
          isolate: false,
        },
      },
    ],
  },
});
