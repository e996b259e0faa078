import { publishingRules } from '#engine/resolve/publishing-rules.ts';
import type { MoreChecks } from '#engine/resolve/validate-site.ts';
import type { Registry } from '#registry/contract.ts';
import { campaignErrors } from './campaign-errors.ts';
import { pictureErrors } from './picture-errors.ts';

/**
 * The checks that a document must pass to be published, in addition to those on reading. Development runs them too.
 * @param partnerFolder folder of the partner's pictures; its name is the partner's code
 * @param imageOrigins further origins whose pictures the site shows
 */
export const publishingChecks =
  (registry: Registry, partnerFolder: string, imageOrigins: readonly string[]): MoreChecks =>
  (site) => [
    ...publishingRules(site, registry),
    ...campaignErrors(site),
    ...pictureErrors(site, registry, partnerFolder, imageOrigins),
  ];
