/** Milliseconds for which a script's execution waits for its download. */
const timeoutMs = 4_000;

/**
 * Downloads a script at once and runs it at a given moment: without a download in between, it runs right then.
 * @throws Error if the script does not load
 */
export async function preloadThenRun(url: string, moment: () => Promise<void>): Promise<void> {
  const [{ loadScript }] = await Promise.all([
    import('#engine/browser/integrations/load-script.ts'),
    Promise.race([download(url), new Promise((late) => setTimeout(late, timeoutMs))]),
  ]);
  await moment();
  await loadScript(url);
}

/** @throws Error if it fails, as a blocked one does: there is nothing to wait for then */
function download(href: string): Promise<void> {
  return new Promise((ended, failed) => {
    const link = Object.assign(document.createElement('link'), {
      rel: 'preload',
      as: 'script',
      href,
      onload: () => ended(),
      onerror: () => failed(new Error(`[vendors] ${href} did not load.`)),
    });
    document.head.append(link);
  });
}
