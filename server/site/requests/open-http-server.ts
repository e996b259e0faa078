import { createServer, type RequestListener, type Server } from 'node:http';
import { type BodyTimes, bodyTimes, limitBodyTime } from './limit-body-time.ts';

/**
 * Milliseconds. Set on Node's server, because Fastify applies its own options only to a server that it creates itself.
 * An idle connection stays open for longer than the minute for which proxies keep theirs: otherwise they send into one
 * that is closing.
 */
const times = {
  // For an operator's picture over a slow line. Other bodies have less (limit-body-time.ts).
  requestTimeout: 300_000,
  headersTimeout: 15_000,
  keepAliveTimeout: 72_000,
  // How often Node checks for late connections. The default is twice a minute.
  connectionsCheckingInterval: 1_000,
};
/**
 * Milliseconds without traffic after which a connection is closed: a client that reads nothing would hold it open, and
 * block a shutdown, forever.
 */
const idleTimeoutMs = 120_000;
/** Two `Host` headers are joined into an invalid host, which is refused. If they differed, Node would use the first. */
const headers = { joinDuplicateHeaders: true };

/**
 * Node's HTTP server with the limits of the site.
 * @param onConnection called for every accepted connection
 */
export const openHttpServer = (
  handler: RequestListener,
  onConnection: () => void,
  ofBodies: BodyTimes = bodyTimes,
): Server =>
  createServer({ ...times, ...headers }, (request, response) => {
    limitBodyTime(request, response, ofBodies);
    return handler(request, response);
  })
    .setTimeout(idleTimeoutMs)
    .on('connection', onConnection);
