import { resolveData } from '#engine/bindings/resolve-data.ts';
import type { PageContext } from '#engine/context/page-context.ts';
import { formatDiagnostic } from '#engine/resolve/diagnostic.ts';
import type { ResolvedBlock } from '#engine/resolve/resolve-page.ts';
import { diagnose } from '#engine/resolve/zod-diagnostics.ts';
import type { BlockDefinition, Registry } from '#registry/contract.ts';

export type Fixture = {
  data: Record<string, unknown>;
  source?: unknown;
  sourceName?: string;
  pageKey?: string;
  path?: string;
};

/** The source whose answer a fixture contains. */
const sourceOf = (block: BlockDefinition, { sourceName }: Fixture) =>
  sourceName ?? block.meta.sources[0] ?? '';

/** Problems of a fixture according to the schemas of its block and of its source. */
export function fixtureProblems(block: BlockDefinition, fixture: Fixture, registry: Registry): string[] {
  const problems = diagnose(block.schema, fixture.data, ['data']).map(formatDiagnostic);
  if (fixture.source === undefined) return problems;
  const name = sourceOf(block, fixture);
  const source = registry.sources.get(name);
  if (!source) return [...problems, `source "${name}" does not exist`];
  return [...problems, ...diagnose(source.response, fixture.source, ['source']).map(formatDiagnostic)];
}

/** A node of a block as the engine would resolve it from a fixture. */
export function fixtureNode(
  block: BlockDefinition,
  fixture: Fixture,
  page: PageContext,
  registry: Registry,
): ResolvedBlock {
  const name = sourceOf(block, fixture);
  const source =
    fixture.source === undefined ? undefined : registry.sources.get(name)?.response.parse(fixture.source);
  const { partner, marketing, config, params, query } = page;
  const scope = {
    locale: page.locale,
    mainLocale: page.mainLocale,
    roots: { partner, marketing, config, params, query },
  };
  const data = block.schema.parse(fixture.data) as Record<string, unknown>;
  const node = { kind: 'block', key: 'p-fixture', path: 'fixture', block } as const;
  return {
    ...node,
    prepared: { ...node, data, slots: {} },
    data: resolveData(data, scope),
    source,
    pending: false,
    slots: {},
    config: fixture.data,
  };
}
