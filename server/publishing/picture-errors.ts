import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Diagnostic } from '#engine/resolve/diagnostic.ts';
import { nearest } from '#engine/resolve/nearest.ts';
import { picturesOfSite, type SitePicture } from '#engine/resolve/pictures-of-site.ts';
import type { Registry } from '#registry/contract.ts';
import type { SiteDocument } from '#schemas/layout/site-document.ts';
import { fileVersion, isServed } from '#schemas/served-file.ts';
import { allowedImageUrl } from '#server/site/image/allowed-image-url.ts';

/**
 * Finds pictures of a site document that no visitor would see: those of other sites, which the image route refuses
 * (DESIGN section 6), those of other partners, and those that do not exist or are not served.
 * @param partnerFolder has a folder `images`, which the reference backend serves; without the partner folder, the
 *   existence of pictures is not checked
 * @param imageOrigins as IMAGE_ORIGINS lists them: the existence of their pictures is not checked
 */
export function pictureErrors(
  site: SiteDocument,
  registry: Registry,
  partnerFolder: string,
  imageOrigins: readonly string[],
): Diagnostic[] {
  const code = basename(partnerFolder);
  const own = existsSync(partnerFolder) ? picturesIn(join(partnerFolder, 'images')) : undefined;
  return picturesOfSite(site, registry).flatMap(({ path, url, isShared }: SitePicture): Diagnostic[] => {
    if (/^(https?:)?\/\//i.test(url)) {
      const message = `A picture of another site is not shown; only those in /files/${code}/ are, and those of origins in IMAGE_ORIGINS`;
      return isShared || allowedImageUrl(url, imageOrigins) ? [] : [{ path, message, value: url }];
    }
    const [, owner, name = ''] = /^\/files\/([^/]*)\/(.*)$/.exec(url.replace(fileVersion, '')) ?? [];
    if (owner === undefined || (owner === code && (!own || own.includes(name)))) return [];
    const message =
      owner === code ? 'There is no such picture' : `The picture is not of the partner "${code}"`;
    const meant = own && nearest(name, own);
    return [{ path, message, value: url, suggestion: meant && `/files/${code}/${meant}` }];
  });
}

const picturesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter(isServed) : [];
