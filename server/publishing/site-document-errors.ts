import { readSiteDocument, SiteDocumentError } from '#engine/resolve/validate-site.ts';
import type { Registry } from '#registry/contract.ts';
import { registryOnDisk } from '#registry/manifest.disk.ts';
import { maxDocumentBytes } from '#server/site/tenant/site-store.ts';
import { publishingChecks } from './publishing-checks.ts';

let registry: Promise<Registry> | undefined;

/**
 * What is wrong with a site document, one line per error, as the site itself would say it; none where it can be
 * published. For commands: what is published is what a site that is built from these files can show.
 * @param partnerFolder where the partner's pictures are; its name is the partner's code
 * @param imageOrigins origins beside it whose pictures the site shows
 */
export async function siteDocumentErrors(
  file: string,
  text: string,
  partnerFolder: string,
  imageOrigins: readonly string[] = [],
): Promise<string[]> {
  // As the backend sends it: a string in JSON.
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
