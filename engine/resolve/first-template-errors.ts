import type { Registry } from '#registry/contract.ts';
import type { SiteDocument } from '#schemas/layout/site-document.ts';
import type { Tokens } from '#schemas/layout/theme.ts';

/**
 * The errors of a document in its template. A document without one may be shown in any template (`templateCode` of the
 * homepage config), so it must be valid in all: returns the errors in the first template that has any.
 */
export function firstTemplateErrors<Found>(
  { template }: SiteDocument,
  { templates }: Registry,
  check: (tokens: Tokens) => Found[],
): Found[] {
  const named = template === undefined ? undefined : templates.get(template);
  const all = template === undefined ? [...templates.values()] : named ? [named] : [];
  return all.map(({ tokens }) => check(tokens)).find((found) => found.length > 0) ?? [];
}
