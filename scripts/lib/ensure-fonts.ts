import { withLock } from '../bootstrap/lock.mjs';
import { step } from '../bootstrap/progress.mjs';
import { runQuietly } from '../bootstrap/run-command.mjs';

/** Builds the fonts that the site serves. Returns quickly if they are up to date. */
export async function ensureFonts() {
  await withLock('fonts', () =>
    step('Preparing the fonts', () =>
      runQuietly(process.execPath, ['scripts/fonts/build.ts'], { failure: 'The fonts could not be built.' }),
    ),
  );
}
