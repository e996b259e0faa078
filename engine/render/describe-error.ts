let describe: ((error: Error) => string) | undefined;

/** What a block threw, for the log and the cards of previews: its message and, in development, where. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return describe?.(error) ?? error.message;
}

/** @param own describes errors instead of their messages alone: the development server knows the lines of files */
export function describeErrorsBy(own: ((error: Error) => string) | undefined): void {
  describe = own;
}
