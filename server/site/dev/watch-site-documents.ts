import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { ErrorPayload, ViteDevServer } from 'vite';
import type { App } from '#client/app.ts';
import { publishingChecks } from '#server/publishing/publishing-checks.ts';

/**
 * Reloads open pages when a site document is saved. If the document has an error, an overlay shows it with file, line
 * and column, and the site stays unchanged. A page that opens or reloads while a document has an error gets it as well:
 * otherwise a page between two loads would miss it.
 */
export function watchSiteDocuments(
  vite: ViteDevServer,
  partners: string,
  imageOrigins: readonly string[],
  app: () => Promise<App>,
): void {
  const isDocument = (file: string) => /^[^/]+\/site\.json$/.test(relative(partners, file));
  const errors = new Map<string, ErrorPayload>();
  const check = async (file: string) => {
    if (!isDocument(file)) return;
    try {
      const { readSiteDocument, registry } = await app();
      const checks = publishingChecks(registry, dirname(file), imageOrigins);
      readSiteDocument(await readFile(file, 'utf8'), relative(process.cwd(), file), registry, checks);
      errors.delete(file);
      vite.ws.send({ type: 'full-reload' });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      vite.config.logger.error(message);
      const payload: ErrorPayload = {
        type: 'error',
        err: { message, stack: '', plugin: 'maru:site-document' },
      };
      errors.set(file, payload);
      vite.ws.send(payload);
    }
  };
  vite.ws.on('vite:client:connect', (_, client) => {
    for (const payload of errors.values()) client.send(payload);
  });
  vite.watcher.add(join(partners));
  vite.watcher.on('change', (file) => void check(file));
  vite.watcher.on('add', (file) => void check(file));
}
