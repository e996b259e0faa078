import { withLock } from './lock.mjs';
import { step } from './progress.mjs';
import { runQuietly } from './run.mjs';

/** Cuts the fonts that the site serves. What is there and still good stays: then this is a moment's work. */
export async function ensureFonts() {
  await withLock('fonts', () =>
    step('Preparing the fonts', () =>
      runQuietly(process.execPath, ['scripts/fonts/build.ts'], { failure: 'The fonts could not be made.' }),
    ),
  );
}
