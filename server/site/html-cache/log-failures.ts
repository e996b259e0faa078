import type { FastifyBaseLogger } from 'fastify';
import { TooBusy } from '#server/site/requests/page-bulkhead.ts';

/**
 * Handlers that log what a cache could not do. Keys are logged without their query: it may hold what a visitor typed.
 * @param log called when something failed
 */
export function logFailures(log: () => Pick<FastifyBaseLogger, 'warn' | 'error'>) {
  const withoutQuery = (key: string) => key.split('?')[0];
  return {
    onError: (error: unknown, key: string): void => {
      if (error instanceof TooBusy) return;
      log().warn(
        { err: error, key: withoutQuery(key) },
        'serving a stale page: it could not be rendered again',
      );
    },
    onEncodingError: (error: unknown, key: string): void =>
      log().error({ err: error, key: withoutQuery(key) }, 'a page could not be compressed or decompressed'),
  };
}
