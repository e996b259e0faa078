import type { Registry } from '#registry/contract.ts';
import { pageKey } from '#schemas/layout/page.ts';
import type { SiteDocument } from '#schemas/layout/site-document.ts';
import { walkNodes } from '#schemas/layout/walk-nodes.ts';
import type { Diagnostic } from './diagnostic.ts';
import { inTemplates } from './in-templates.ts';
import { validateTokenValues } from './validate-theme.ts';
import { diagnose } from './zod-diagnostics.ts';

/**
 * Rules for publishing a document. They do not apply to documents published before the rules existed, which stay valid
 * for ever (DESIGN section 4).
 */
export function publishingRules(site: SiteDocument, registry: Registry): Diagnostic[] {
  const ofKeys = Object.keys(site.pages ?? {}).flatMap((key) =>
    diagnose(pageKey, key).map(({ message }) => ({ path: ['pages', key], message, value: key })),
  );
  const ofNodes = [...walkNodes(site)].flatMap(({ node: { when }, path }) =>
    !when?.from || !when.until || when.from <= when.until
      ? []
      : [{ path: [...path, 'when'], message: 'Expected until on or after from', value: when }],
  );
  const ofTheme = inTemplates(site, registry, (tokens) => validateTokenValues(site.theme ?? {}, tokens));
  return [...ofKeys, ...ofNodes, ...ofTheme];
}
