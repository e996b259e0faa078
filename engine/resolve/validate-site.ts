import { type Node, parse } from 'jsonc-parser';
import type { Registry } from '#registry/contract.ts';
import { isBinding } from '#schemas/layout/binding.ts';
import type { LayoutNode } from '#schemas/layout/node.ts';
import type { Page } from '#schemas/layout/page.ts';
import { type SiteDocument, siteDocument } from '#schemas/layout/site-document.ts';
import type { GlobalSlots } from '#schemas/layout/slots.ts';
import { type Template, template } from '#schemas/layout/template.ts';
import type { JsonPath, Layout } from '#schemas/layout/walk-nodes.ts';
import { type Diagnostic, formatDiagnostic } from './diagnostic.ts';
import { duplicateKeys } from './duplicate-keys.ts';
import { bindingProblem } from './facts.ts';
import { firstTemplateErrors } from './first-template-errors.ts';
import { nearest } from './nearest.ts';
import { type Locate, maxErrors, type Position, parseWithPositions } from './source-position.ts';
import { validateNode, validateSource } from './validate-node.ts';
import { validateSize } from './validate-size.ts';
import { validateTheme } from './validate-theme.ts';
import { diagnose } from './zod-diagnostics.ts';

/** All errors in a site document whose shape is right. */
function validateSite(site: SiteDocument, registry: Registry): Diagnostic[] {
  const found = validateLayout(site, registry);
  const { template: name } = site;
  if (name !== undefined && !registry.templates.has(name)) {
    const suggestion = nearest(name, registry.templates.keys());
    const message = `Unknown template "${name}"`;
    return [{ code: 'unknown-template', path: ['template'], message, suggestion }, ...found];
  }
  return [
    ...found,
    ...firstTemplateErrors(site, registry, (tokens) => validateTheme(site.theme ?? {}, tokens)),
  ];
}

/** All errors in a parsed template. */
export function validateTemplate(value: unknown, registry: Registry): Diagnostic[] {
  const shape = diagnose(template, value);
  return shape.length ? shape : validateLayout(value as Template, registry);
}

function validateLayout({ slots = {}, pages = {} }: Layout, registry: Registry): Diagnostic[] {
  const found = validateSize({ slots, pages });
  found.push(...validateSlots(slots, ['slots'], registry, { params: [], aliases: [] }));
  for (const [key, page] of Object.entries(pages)) found.push(...validatePage(key, page, registry));
  return found;
}

function validateSlots(
  slots: GlobalSlots,
  path: JsonPath,
  registry: Registry,
  scope: { params: string[]; aliases: string[] },
) {
  const ids = new Map<string, JsonPath>();
  return Object.entries(slots).flatMap(([name, node]) =>
    node ? validateNode(node as LayoutNode, [...path, name], registry, { ...scope, ids }) : [],
  );
}

function validatePage(key: string, page: Page, registry: Registry): Diagnostic[] {
  const path: JsonPath = ['pages', key];
  const params = [...key.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const aliases = Object.keys(page.sources ?? {});
  const scope = { params, aliases };
  const found = Object.entries(page.sources ?? {}).flatMap(([alias, ref]) =>
    validateSource(ref, [...path, 'sources', alias], registry, scope),
  );
  for (const field of ['title', 'description', 'image', 'until'] as const) {
    const value = page[field];
    const problem = isBinding(value) ? bindingProblem(value.$bind, scope) : undefined;
    if (problem) found.push({ code: 'unknown-binding', path: [...path, field, '$bind'], ...problem });
  }
  found.push(...validateSlots(page.slots ?? {}, [...path, 'slots'], registry, scope));
  const ids = new Map<string, JsonPath>();
  page.sections.forEach((node, index) => {
    found.push(...validateNode(node, [...path, 'sections', index], registry, { ...scope, ids }));
  });
  return found;
}

/** Checks block names even if the shape is invalid, so that one save shows both errors. */
function unknownTypes(value: unknown, registry: Registry, path: JsonPath = []): Diagnostic[] {
  if (typeof value !== 'object' || value === null) return [];
  const { type, id, data } = value as Record<string, unknown>;
  const own: Diagnostic[] =
    typeof type === 'string' && typeof id === 'string' && data && !registry.blocks.has(type)
      ? [
          {
            code: 'unknown-block',
            path: [...path, 'type'],
            message: `Unknown block "${type}"`,
            suggestion: nearest(type, registry.blocks.keys()),
          },
        ]
      : [];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return own.concat(
    entries
      .filter(([key]) => key !== 'data')
      .flatMap(([key, item]) => unknownTypes(item, registry, [...path, key])),
  );
}

/** An error of a document: `message` has its place, value and remedy too. */
export type SiteDocumentProblem = Position & { message: string; diagnostic: Diagnostic & Position };

/** An invalid site document; `message` has one line per error: `file:line:column message`. */
export class SiteDocumentError extends Error {
  readonly problems: SiteDocumentProblem[];
  constructor(file: string, problems: SiteDocumentProblem[]) {
    super(problems.map((p) => `${file}:${p.line}:${p.column} ${p.message}`).join('\n'));
    this.name = 'SiteDocumentError';
    this.problems = problems;
  }
}

/** A site document and all errors for which a site refuses it. */
type DiagnosedDocument = {
  diagnostics: (Diagnostic & Position)[];
  /** The document as written, without defaults; undefined if its shape is wrong. */
  document: SiteDocument | undefined;
  locate: Locate;
  /** The parsed text with positions; undefined if it cannot be parsed. */
  tree: Node | undefined;
};

/** Finds all errors of a site document that stop a site from reading it. */
export function diagnoseSiteDocument(source: string, registry: Registry): DiagnosedDocument {
  const text = withoutMark(source);
  const { syntaxErrors, locate, tree } = parseWithPositions(text);
  if (syntaxErrors.length) {
    const diagnostics = syntaxErrors.map((error) => ({ code: 'syntax' as const, path: [], ...error }));
    return { diagnostics, document: undefined, locate, tree: undefined };
  }
  const value: unknown = parse(text);
  const shape = diagnose(siteDocument, value);
  const document = shape.length > 0 ? undefined : (value as SiteDocument);
  const found = document ? validateSite(document, registry) : [...shape, ...unknownTypes(value, registry)];
  const diagnostics = [duplicateKeys(tree), found]
    .flatMap((some) => some.slice(0, maxErrors))
    .map((one) => ({ ...one, ...locate(one.path) }));
  return { diagnostics, document, locate, tree };
}

/** Some editors write a byte order mark. */
const withoutMark = (source: string): string => source.replace(/^\uFEFF/, '');

/**
 * Parses a site document, which may have comments.
 * @param file file name for the messages, such as `fixtures/partners/bomnal/site.json`
 * @throws SiteDocumentError naming file, line, column, JSON path, value and nearest valid name
 */
export function readSiteDocument(source: string, file: string, registry: Registry): SiteDocument {
  const { diagnostics, document } = diagnoseSiteDocument(source, registry);
  if (diagnostics.length > 0 || !document) {
    const problems = diagnostics.map((diagnostic) => {
      const { line, column } = diagnostic;
      return { line, column, message: formatDiagnostic(diagnostic), diagnostic };
    });
    throw new SiteDocumentError(file, problems);
  }
  // Serialized and parsed again: strings sliced from the text would retain all of it in memory.
  return siteDocument.parse(JSON.parse(JSON.stringify(document)));
}
