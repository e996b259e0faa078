const loading = new Map<string, Promise<void>>();

/** Loads a third-party script once. A URL that ends in `.mjs` loads as a module. A failed load may be retried. */
export function loadScript(url: string): Promise<void> {
  const known = loading.get(url);
  if (known) return known;
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    if (/\.mjs(\?|$)/.test(url)) script.type = 'module';
    script.async = true;
    script.src = url;
    script.onload = () => resolve();
    script.onerror = () => {
      loading.delete(url);
      script.remove();
      reject(new Error(`[integrations] ${url} did not load.`));
    };
    document.head.append(script);
  });
  loading.set(url, loaded);
  return loaded;
}
