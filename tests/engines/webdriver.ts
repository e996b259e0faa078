import type { EnginePage, Key, Point, Size } from './engine.ts';

/**
 * Milliseconds that a command may take. It waits until the page that a click before it has opened is loaded: on the first
 * visit the server encodes that page's pictures, on a busy machine after those of other tests.
 */
const commandTimeoutMs = 40_000;

/** W3C WebDriver codes of non-character keys. */
const keyCodes: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' };

/** Sends one command. @throws with the driver's error message; a `TimeoutError` if the browser is frozen */
async function send<T>(method: 'GET' | 'POST' | 'DELETE', address: string, body?: object): Promise<T> {
  const signal = AbortSignal.timeout(commandTimeoutMs);
  const answer = async () => {
    const response = await fetch(address, { method, body: body && JSON.stringify(body), signal });
    return { response, ...((await response.json()) as { value: T & { error?: string; message?: string } }) };
  };
  const { response, value } = await answer().catch((error) => {
    if (!signal.aborted) throw error;
    const command = `${method} ${new URL(address).pathname} ${JSON.stringify(body ?? {}).slice(0, 300)}`;
    const late = new Error(`[webdriver] No answer in ${commandTimeoutMs / 1000} s: ${command}`);
    throw Object.assign(late, { name: 'TimeoutError' });
  });
  if (!response.ok) throw new Error(`[webdriver] ${value.error}: ${value.message}`);
  return value;
}

/**
 * Opens a window through a driver of W3C WebDriver (https://www.w3.org/TR/webdriver2/).
 * @param driver address of the driver
 * @param options the browser to start, by the driver's own capability name
 * @param end ends the driver and the browser that it started
 * @param zoom window pixels per CSS pixel, if the driver counts the former. Such a window cannot be resized.
 */
export async function openSession(
  driver: string,
  options: Record<string, { binary: string; args: string[] }>,
  end: () => Promise<void>,
  zoom?: number,
): Promise<EnginePage> {
  const { sessionId } = await send<{ sessionId: string }>('POST', `${driver}/session`, {
    capabilities: { alwaysMatch: options },
  });
  const session = `${driver}/session/${sessionId}`;
  const act = (id: string, type: 'pointer' | 'key', actions: object[]) =>
    send('POST', `${session}/actions`, { actions: [{ id, type, actions }] });
  const typeKeys = (keys: string[]) =>
    act(
      'keyboard',
      'key',
      keys.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );

  return {
    goto: async (url) => void (await send('POST', `${session}/url`, { url })),
    back: async () => void (await send('POST', `${session}/back`, {})),
    evaluate: async (run, ...args) => {
      const script = `const [done, ...args] = [...arguments].reverse();
        new Promise((resolve) => resolve((${run})(...args.reverse())))
          .then((value) => done({ value }), (error) => done({ error: String(error?.message ?? error) }));`;
      const result = await send<{ value?: unknown; error?: string }>('POST', `${session}/execute/async`, {
        script,
        args,
      });
      if (result.error !== undefined) throw new Error(result.error);
      return result.value as never;
    },
    ...(zoom === undefined && {
      resize: async ({ width, height }: Size) =>
        void (await send('POST', `${session}/window/rect`, { width, height })),
    }),
    clickAt: async ({ x, y }: Point) =>
      void (await act('mouse', 'pointer', [
        {
          type: 'pointerMove',
          duration: 0,
          x: Math.round(x * (zoom ?? 1)),
          y: Math.round(y * (zoom ?? 1)),
          origin: 'viewport',
        },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ])),
    press: async (key) => void (await typeKeys([keyCodes[key]])),
    type: async (text) => void (await typeKeys([...text])),
    screenshot: async () => Buffer.from(await send<string>('GET', `${session}/screenshot`), 'base64'),
    close: async () => {
      // A frozen browser does not respond; it ends with its driver.
      await Promise.race([
        send('DELETE', session).catch(() => {}),
        new Promise((resolve) => setTimeout(resolve, 3_000)),
      ]);
      await end();
    },
  };
}
