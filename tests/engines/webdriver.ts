import { EngineLostError, type EnginePage, type Key, type Point, type Size } from './engine.ts';
import { listProcesses } from './programs.ts';

/**
 * Milliseconds that a command may take. It waits until the page that a click before it has opened is loaded: on the
 * first visit the server encodes that page's pictures, on a busy machine after other tests' pictures.
 */
const commandTimeoutMs = 40_000;

/** Milliseconds that a command waits for a page that loads, pictures included. */
const loadMs = 30_000;

/** W3C WebDriver codes of non-character keys. */
const keyCodes: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' };

/** What the driver could not do, with the W3C code of the reason, such as `timeout`. */
class DriverError extends Error {
  readonly code: string | undefined;
  constructor({ error, message }: { error?: string; message?: string }) {
    super(`[webdriver] ${error}: ${message}`);
    this.code = error;
  }
}

/** Sends one command. @throws DriverError; EngineLostError if the browser has crashed or is frozen */
async function send<T>(method: 'GET' | 'POST' | 'DELETE', address: string, body?: object): Promise<T> {
  const signal = AbortSignal.timeout(commandTimeoutMs);
  const answer = async () => {
    const response = await fetch(address, { method, body: body && JSON.stringify(body), signal });
    return { response, ...((await response.json()) as { value: T & { error?: string; message?: string } }) };
  };
  const { response, value } = await answer().catch((error) => {
    if (!signal.aborted) throw error;
    const command = `${method} ${new URL(address).pathname} ${JSON.stringify(body ?? {}).slice(0, 120)}`;
    const processes = listProcesses(/WPE|WebKit|cog/).join(', ');
    throw new EngineLostError(
      `[webdriver] No answer in ${commandTimeoutMs / 1000} s (${processes}): ${command}`,
    );
  });
  if (response.ok) return value;
  const error = new DriverError(value);
  // The driver deletes the session of a page that has crashed.
  throw error.code === 'invalid session id' ? new EngineLostError(error.message) : error;
}

const isTimeout = (error: unknown) => error instanceof DriverError && error.code === 'timeout';

/** What a script in the page returns: drivers report errors of the page each in their own way. */
type Outcome = { value?: unknown; error?: string };

const isAsync = (run: object): boolean => run.constructor.name === 'AsyncFunction';

/** Waits for nothing in the page: it responds even while the page's event loop stands still. */
const syncScript = (run: object): string =>
  `try { return { value: (${run})(...arguments) }; }
   catch (error) { return { error: String(error?.message ?? error) }; }`;

const asyncScript = (run: object): string =>
  `const [done, ...args] = [...arguments].reverse();
   (${run})(...args.reverse())
     .then((value) => done({ value }), (error) => done({ error: String(error?.message ?? error) }));`;

/**
 * Opens a window through a driver of W3C WebDriver (https://www.w3.org/TR/webdriver2/).
 * @param driver URL of the driver
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
    capabilities: { alwaysMatch: { ...options, timeouts: { pageLoad: loadMs } } },
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

  const evaluate: EnginePage['evaluate'] = async (run, ...args) => {
    const [command, script] = isAsync(run) ? ['async', asyncScript(run)] : ['sync', syncScript(run)];
    const execute = () => send<Outcome>('POST', `${session}/execute/${command}`, { script, args });
    // The driver waits for a page that loads, and may miss its end: it has not run the script then.
    const result = await execute().catch((error) => {
      if (!isTimeout(error)) throw error;
      return execute().catch((again) => {
        throw isTimeout(again) ? new EngineLostError('[webdriver] The page never finishes loading.') : again;
      });
    });
    if (result.error !== undefined) throw new Error(result.error);
    return result.value as never;
  };

  return {
    goto: async (url) => {
      // Pictures may be late on a busy machine; tests wait for what they need.
      await send('POST', `${session}/url`, { url }).catch((error) => {
        if (!isTimeout(error)) throw error;
      });
    },
    // Not by the driver: WPE's waits for a load that a traversal within the document does not have, at times forever.
    back: async () => void (await evaluate(() => void setTimeout(() => history.back()))),
    url: () => send<string>('GET', `${session}/url`),
    evaluate,
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
