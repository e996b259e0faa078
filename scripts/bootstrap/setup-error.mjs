/** A failure the user can act on: only its message is printed, never a stack trace. */
export class SetupError extends Error {
  /** @override */
  name = 'SetupError';
}

/**
 * Ends the process if `main` fails: with just the message for a SetupError, with the stack trace for anything else.
 * @param {() => Promise<void>} main
 */
export async function runMain(main) {
  try {
    // An npm process killed with SIGKILL cannot stop us, so we watch for it ourselves.
    if (process.env.npm_lifecycle_event) await import('./follow-parent.mjs');
    await main();
  } catch (error) {
    console.error(error instanceof SetupError ? `\n✗ ${error.message}` : error);
    process.exit(1);
  }
}
