import type { EnginePage, Key, Point } from './engine.ts';

/** Milliseconds that a command may take. A browser that takes longer is frozen: no load here takes half as long. */
const commandTimeoutMs = 25_000;

/** Milliseconds that a full page load may take: on the first visit the server encodes the pictures. */
const loadTimeoutMs = 40_000;

/** W3C WebDriver codes of non-character keys. */
const keyCodes: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' };

/** Sends one command. @throws with the driver's error message */
async function send<T>(
  method: 'GET' | 'POST' | 'DELETE',
  address: string,
  body?: object,
  timeoutMs = commandTimeoutMs,
): Promise<T> {
  const response = await fetch(address, {
    method,
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`[webdriver] ${value.error}: ${value.message}`);
  return value;
}

/**
 * Opens a window through a driver of W3C WebDriver (https://www.w3.org/TR/webdriver2/).
 * @param driver address of the driver
 * @param options the browser to start, by the driver's own capability name
 * @param end ends the driver and the browser that it started
 * @param zoom window pixels per CSS pixel, if the driver counts the former
 */
export async function openSession(
  driver: string,
  options: Record<string, { binary: string; args: string[] }>,
  end: () => Promise<void>,
  zoom = 1,
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
    goto: async (url) => void (await send('POST', `${session}/url`, { url }, loadTimeoutMs)),
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
    clickAt: async ({ x, y }: Point) =>
      void (await act('mouse', 'pointer', [
        {
          type: 'pointerMove',
          duration: 0,
          x: Math.round(x * zoom),
          y: Math.round(y * zoom),
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
