import type { Diagnostic } from '#engine/resolve/diagnostic.ts';
import { isCampaignName } from '#engine/route/campaign.ts';
import { isBinding } from '#schemas/layout/binding.ts';
import type { JsonPath } from '#schemas/layout/walk-nodes.ts';

/** Finds bindings of a site document to campaign parameters, which pages never receive. */
export function campaignErrors(value: unknown, path: JsonPath = []): Diagnostic[] {
  if (isBinding(value)) {
    const [, name] = /^query\.(.*)$/.exec(value.$bind) ?? [];
    if (name === undefined || !isCampaignName(name)) return [];
    const message = 'Pages are the same wherever a visitor comes from, and cannot read this';
    return [{ path: [...path, '$bind'], message, value: value.$bind }];
  }
  if (Array.isArray(value)) return value.flatMap((item, index) => campaignErrors(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => campaignErrors(item, [...path, key]));
}
