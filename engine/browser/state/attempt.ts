/** The result of an action; undefined if it throws, as storage does where a browser denies it. */
export function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
