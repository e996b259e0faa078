/** SPEC section 9, widget init: 3 attempts at 500 ms. */
const attempts = 3;
const interval = 500;

/**
 * Runs an action until it succeeds, at most three times, 500 ms apart.
 * @throws the last failure
 */
export async function retry<T>(action: () => T | Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await action();
    } catch (error) {
      if (attempt >= attempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, interval));
    }
  }
}
