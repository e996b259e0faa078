import type { Worker } from 'node:cluster';

type Handle = { close(): void };

/**
 * Closes the connection that was handed to `worker` and that it had not accepted when it died. The primary process hands a
 * worker one connection at a time; Node closes its own copy of the socket once the worker accepts it, and otherwise never, so
 * that the visitor would wait for a response forever.
 */
export function closeUnaccepted(worker: Worker): void {
  const { process } = worker;
  const send = process.send.bind(process) as (...parts: unknown[]) => boolean;
  let handed: Handle | undefined;
  process.send = (message: unknown, handle?: unknown, ...rest: unknown[]) => {
    // The handle of a connection, not of a listening server, which all workers share.
    if (handle && (message as { act?: unknown }).act === 'newconn') handed = handle as Handle;
    return send(message, handle, ...rest);
  };
  worker.once('exit', () => handed?.close());
}
