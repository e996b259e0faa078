import type { Registry } from '#registry/contract.ts';
import type { LayoutNode } from '#schemas/layout/node.ts';
import { pageKey } from '#schemas/layout/page.ts';
import type { SiteDocument } from '#schemas/layout/site-document.ts';
import type { GlobalSlots } from '#schemas/layout/slots.ts';
import type { Diagnostic, JsonPath } from './diagnostic.ts';
import { inTemplates } from './in-templates.ts';
import { validateTokenValues } from './validate-theme.ts';
import { diagnose } from './zod-diagnostics.ts';

/**
 * What is asked of a document that is published, and not of one that was before it was asked: those are shown for ever
 * (DESIGN section 4).
 */
export function publishingRules({ pages = {}, ...site }: SiteDocument, registry: Registry): Diagnostic[] {
  const ofPages = Object.entries(pages).flatMap(([key, page]) => [
    ...diagnose(pageKey, key).map(({ message }) => ({ path: ['pages', key], message, value: key })),
    ...inSlots(page.slots, ['pages', key, 'slots']),
    ...page.sections.flatMap((node, index) => inNode(node, ['pages', key, 'sections', index])),
  ]);
  const ofTheme = inTemplates(site, registry, (tokens) => validateTokenValues(site.theme ?? {}, tokens));
  return [...inSlots(site.slots, ['slots']), ...ofPages, ...ofTheme];
}

const inSlots = (slots: GlobalSlots = {}, path: JsonPath): Diagnostic[] =>
  Object.entries(slots).flatMap(([name, node]) => (node ? inNode(node as LayoutNode, [...path, name]) : []));

function inNode({ when, slots = {} }: LayoutNode, path: JsonPath): Diagnostic[] {
  const below = Object.entries(slots).flatMap(([name, nodes]) =>
    nodes.flatMap((node, index) => inNode(node, [...path, 'slots', name, index])),
  );
  if (!when?.from || !when.until || when.from <= when.until) return below;
  return [{ path: [...path, 'when'], message: 'Expected until on or after from', value: when }, ...below];
}
