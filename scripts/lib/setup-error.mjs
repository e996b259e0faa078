/** A failure the reader can act on: printed as its message alone, never with a stack. */
export class SetupError extends Error {
  name = 'SetupError';
}

/**
 * Ends the process when `main` fails: one readable message for what was foreseen, the stack for what was not.
 * @param {() => Promise<void>} main
 */
export async function runMain(main) {
  try {
    // npm that is killed outright cannot stop us, so we notice it ourselves.
    if (process.env.npm_lifecycle_event) await import('./follow-parent.mjs');
    await main();
  } catch (error) {
    console.error(error instanceof SetupError ? `\n✗ ${error.message}` : error);
    process.exit(1);
  }
}
