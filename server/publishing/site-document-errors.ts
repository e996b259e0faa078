import { readSiteDocument, SiteDocumentError } from '#engine/resolve/validate-site.ts';
import type { Registry } from '#registry/contract.ts';
import { registryOnDisk } from '#registry/manifest.disk.ts';
import { maxDocumentBytes } from '#server/site/tenant/site-store.ts';
import { publishingChecks } from './publishing-checks.ts';

let registry: Promise<Registry> | undefined;

/**
 * The errors of a site document, one line each, as the site itself reports them; empty if it can be published. For
 * commands: a document may be published if a site built from these files can show it.
 * @param partnerFolder folder of the partner's pictures; its name is the partner's code
 * @param imageOrigins further origins whose pictures the site shows
 */
export async function siteDocumentErrors(
  file: string,
  text: string,
  partnerFolder: string,
  imageOrigins: readonly string[] = [],
): Promise<string[]> {
  // The size in a response of the backend: a string in JSON.
  const bytes = Buffer.byteLength(JSON.stringify(text));
  if (bytes > maxDocumentBytes)
    return [`${file} is larger (${bytes}) than the site reads (${maxDocumentBytes} bytes).`];
  registry ??= registryOnDisk();
  const known = await registry;
  try {
    readSiteDocument(text, file, known, publishingChecks(known, partnerFolder, imageOrigins));
    return [];
  } catch (error) {
    if (error instanceof SiteDocumentError) return error.message.split('\n');
    throw error;
  }
}
