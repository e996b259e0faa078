import { createServer } from 'node:http';

/**
 * Answers every request with the result of `make`, encoded each time, until the process is told to stop.
 * @param make the whole document
 */
export function serveText(make: () => string): void {
  const server = createServer((_, response) => {
    const body = Buffer.from(make());
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length });
    response.end(body);
  });
  server.keepAliveTimeout = 60_000;
  server.listen(Number(process.env.PORT), '127.0.0.1');
}
