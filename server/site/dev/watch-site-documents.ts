import { readFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import type { ErrorPayload, ViteDevServer } from 'vite';
import type { App } from '#client/app.ts';
import { checkWithFolder } from '#server/facts/check-folder.ts';
import { picturesInDatabase } from '#server/facts/uploaded-pictures.ts';
import { formatFinding } from '#server/publishing/index.ts';

export type WatchedDocuments = {
  /** Shows that a document cannot be used, for example after a change of a block's schema. */
  report: (code: string, error: unknown) => void;
};

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
): WatchedDocuments {
  const isDocument = (file: string) => /^[^/]+\/site\.json$/.test(relative(partners, file));
  const errors = new Map<string, ErrorPayload>();
  const show = (file: string, error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    const payload: ErrorPayload = {
      type: 'error',
      err: { message, stack: '', plugin: 'maru:site-document' },
    };
    errors.set(file, payload);
    vite.ws.send(payload);
  };
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
      vite.config.logger.error(error instanceof Error ? error.message : String(error));
      show(file, error);
    }
  };
  /** Whether a document can be used by now: code may have changed since. */
  const isUsable = async (file: string) => {
    try {
      const { registry, readSiteDocument } = await app();
      readSiteDocument(await readFile(file, 'utf8'), file, registry);
      return true;
    } catch {
      return false;
    }
  };
  vite.ws.on('vite:client:connect', async (_, client) => {
    for (const [file, payload] of errors)
      if (await isUsable(file)) errors.delete(file);
      else client.send(payload);
  });
  vite.watcher.add(join(partners));
  vite.watcher.on('change', (file) => void check(file));
  vite.watcher.on('add', (file) => void check(file));
  return { report: (code, error) => show(join(partners, code, 'site.json'), error) };
}
