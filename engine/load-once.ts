/**
 * A module that loads when first asked for. Once it is there, who asks again gets it in the same task: the browser
 * answers each `import()` in a later one, and with much to draw that may be some frames later.
 * @param load one that failed is loaded anew the next time
 */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
