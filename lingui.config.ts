import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** Messages of the console. Blocks have theirs in `messages.json` beside each block. */
export default defineConfig({
  locales: ['en', 'ko'],
  sourceLocale: 'en',
  catalogs: [{ path: 'client/console/locales/{locale}', include: ['client/console'] }],
  format: formatter({ lineNumbers: false, origins: false }),
});
