import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '#schemas/escape-html.ts';
import { framePath, frameScriptPath } from '#schemas/operator/preview-frame.ts';
import { asPreview } from './refuse-preview.ts';

/**
 * Serves the page that the console frames, and its script. The page is the same for every clinic: what it shows is
 * rendered by `POST /_maru/preview`, for whose token the console is needed.
 * @param options.script the built client/preview
 * @param options.consoleOrigin the only origin that may frame the page
 */
export function serveFrame(
  server: FastifyInstance,
  { script, consoleOrigin }: { script: string; consoleOrigin: string },
): void {
  const page =
    `<!doctype html><html lang="en" data-console="${escapeHtml(consoleOrigin)}"><head><meta charset="utf-8">` +
    `<title>Preview</title><script type="module" src="${frameScriptPath}"></script></head><body></body></html>`;
  server.get(framePath, (_, reply) =>
    asPreview(reply)
      .removeHeader('x-frame-options')
      .header('content-security-policy', frameSecurityPolicy(consoleOrigin))
      .type('text/html; charset=utf-8')
      .send(page),
  );
  server.get(frameScriptPath, (_, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(script),
  );
}

/**
 * Pages are put into the frame with their inline styles, whose hashes are not known in advance; scripts are the frame's
 * own alone.
 */
function frameSecurityPolicy(consoleOrigin: string): string {
  return [
    "default-src 'none'",
    `script-src 'self'`,
    "style-src 'self' 'unsafe-inline' https:",
    "img-src 'self' data: https:",
    "media-src 'self' https:",
    "font-src 'self' data: https:",
    "connect-src 'self'",
    'frame-src https:',
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${consoleOrigin}`,
  ].join('; ');
}
