// A thread that reads documents for previews (server/site/preview/read-in-threads.ts), which calls this by name.
import { readSiteDocument, SiteDocumentError } from '#engine/resolve/validate-site.ts';
import { registryOnDisk } from '#registry/manifest.disk.ts';
import type { ReadingResult, ReadingTask } from './reading-task.ts';

const registry = await registryOnDisk();

/** Reads a document as a site does. Its errors are a result: classes do not survive the way to another thread. */
export function read({ text, file }: ReadingTask): ReadingResult {
  try {
    return { document: readSiteDocument(text, file, registry) };
  } catch (error) {
    if (error instanceof SiteDocumentError) return { problems: error.problems };
    throw error;
  }
}
