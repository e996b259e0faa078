import { withLock } from '../bootstrap/lock.mjs';
import { step } from '../bootstrap/progress.mjs';
import { runQuietly } from '../bootstrap/run-command.mjs';

/** Builds the fonts that the site serves, and those that it draws with. Returns quickly if they are up to date. */
export async function ensureFonts() {
  await withLock('fonts', () =>
    step('Preparing the fonts', async () => {
      for (const script of ['scripts/fonts/build.ts', 'scripts/fonts/share-fonts.ts'])
        await runQuietly(process.execPath, [script], { failure: 'The fonts could not be built.' });
    }),
  );
}
