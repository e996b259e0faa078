import type { Registry } from '#registry/contract.ts';
import type { SiteDocument } from '#schemas/layout/site-document.ts';
import type { Tokens } from '#schemas/layout/theme.ts';
import type { Diagnostic } from './diagnostic.ts';

/**
 * What is wrong with a document in its template. A document that names none may be shown in any of them
 * (`templateCode` of the homepage config), so it has to be right in all: the errors in the first that has some.
 */
export function inTemplates(
  { template }: SiteDocument,
  { templates }: Registry,
  check: (tokens: Tokens) => Diagnostic[],
): Diagnostic[] {
  const named = template === undefined ? undefined : templates.get(template);
  const all = template === undefined ? [...templates.values()] : named ? [named] : [];
  return all.map(({ tokens }) => check(tokens)).find((found) => found.length > 0) ?? [];
}
