import { readFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import type { ErrorPayload, ViteDevServer } from 'vite';
import type { App } from '#client/app.ts';
import { checkWithFolder } from '#server/facts/check-folder.ts';
import { picturesInDatabase } from '#server/facts/uploaded-pictures.ts';
import { formatFinding } from '#server/publishing/index.ts';

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
      const { registry } = await app();
      const text = await readFile(file, 'utf8');
      const name = relative(process.cwd(), file);
      const uploaded = await picturesInDatabase(basename(dirname(file))).catch(() => undefined);
      const findings = await checkWithFolder(text, dirname(file), { registry, imageOrigins, uploaded });
      const lines = (level: string) =>
        findings.filter((one) => one.level === level).map((one) => formatFinding(one, name, 'en'));
      for (const line of lines('warning')) vite.config.logger.warn(line);
      if (lines('error').length > 0) throw new Error(lines('error').join('\n'));
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
