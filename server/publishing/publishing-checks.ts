import { publishingRules } from '#engine/resolve/publishing-rules.ts';
import type { MoreChecks } from '#engine/resolve/validate-site.ts';
import type { Registry } from '#registry/contract.ts';
import { campaignErrors } from './campaign-errors.ts';
import { pictureErrors } from './picture-errors.ts';

/**
 * All that a document must be right in to be published, beside what every site reads of it. Development asks the same.
 * @param partnerFolder where the partner's pictures are; its name is the partner's code
 * @param imageOrigins origins beside it whose pictures the site shows
 */
export const publishingChecks =
  (registry: Registry, partnerFolder: string, imageOrigins: readonly string[]): MoreChecks =>
  (site) => [
    ...publishingRules(site, registry),
    ...campaignErrors(site),
    ...pictureErrors(site, registry, partnerFolder, imageOrigins),
  ];
