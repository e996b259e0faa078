/**
 * Loads a module on first use. Later callers get it in the same task: a repeated `import()` resolves in a later one,
 * which may be some frames later while the browser is busy.
 * @param load is called again after a failure
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
