import type { SourceRequest } from '#engine/data/source-request.ts';
import type { PageTrace } from '#engine/page/page-trace.ts';
import type { Registry, SourceDefinition } from '#registry/contract.ts';
import { labelOf } from '#schemas/labeled.ts';
import type { OperatorText } from '#schemas/operator/finding.ts';
import type { NodeExplanation, PageExplanation, SourceReport } from '#schemas/operator/preview.ts';
import { joined, operatorMessage } from './explanation-text.ts';
import { type PlacedNode, placedNodes, writtenPage } from './placed-nodes.ts';
import { rowsOf } from './source-rows.ts';
import { type Device, whyHidden } from './why-hidden.ts';

/**
 * Explains a page: every node of it, hidden or not, with where it is written, what it read and why it is not shown.
 * @param trace what the page was made from (`PageRequest.onTrace`)
 * @param options.device without it, nothing counts as hidden on a device
 * @param options.isOtherTime whether the page shows another time than now
 * @throws Error if the registry does not have the site's template
 */
export function explainPage(
  trace: PageTrace,
  registry: Pick<Registry, 'templates' | 'blocks' | 'sources'>,
  { device, isOtherTime }: { device?: Device | undefined; isOtherTime: boolean },
): PageExplanation {
  const { site, page, context, status, head, own, reads } = trace;
  const { template: name } = site.document;
  const template = registry.templates.get(name)?.template;
  if (!template) throw new Error(`[preview] Unknown template "${name}"`);
  const matched = site.match(context.path)?.pageKey ?? null;
  const sources = own.flatMap((read) => (read instanceof Error ? [] : [reportOf(read, trace)]));
  const failedOwn = sources.flatMap(({ name, cache }) => (cache === 'error' ? [name] : []));
  const requests = new Map([...trace.requests].map(([node, read]) => [node.path, read]));
  const nodes = new Map<string, NodeExplanation>();
  for (const placed of placedNodes(site, template, page, slotLabel))
    nodes.set(placed.key, explainNode(placed, nodes.get(placed.parent ?? '')));
  return {
    page: page.key,
    matched,
    origin: writtenPage(site, template, page.key).origin,
    template: name,
    status,
    language: context.locale,
    now: context.now,
    sources,
    head: { title: head.ownTitle, description: head.description },
    nodes: [...nodes.values()],
    notes: notesOf(),
  };

  function slotLabel(type: string, slot: string): OperatorText {
    return registry.blocks.get(type)?.meta.slots[slot]?.label ?? { ko: slot, en: slot };
  }

  function titleOf(name: string): OperatorText {
    const source = registry.sources.get(name);
    return source ? titleOfSource(source) : { ko: name, en: name };
  }

  function explainNode(placed: PlacedNode, parent: NodeExplanation | undefined): NodeExplanation {
    const { node, key, place, origin } = placed;
    const read = requests.get(key);
    const rendered = trace.nodes.get(key);
    const source = read && !(read instanceof Error) ? reportOf(read, trace) : null;
    const answer = read && !(read instanceof Error) ? reads.get(read.key)?.outcome : undefined;
    const isParentShown = parent?.state !== 'hidden';
    const reasons = whyHidden({
      placed,
      rendered,
      answer,
      context,
      device,
      isParentShown,
      failedOwn,
      titleOf,
    });
    const isFailed = rendered?.problem !== undefined;
    return {
      path: [...placed.path],
      marker: key,
      place,
      origin,
      id: node.id,
      type: node.type,
      version: { written: node.v, current: registry.blocks.get(node.type)?.meta.version ?? null },
      source,
      state: isFailed ? 'failed' : reasons.length > 0 ? 'hidden' : 'shown',
      reasons,
      milliseconds: rendered ? round(rendered.milliseconds) : null,
    };
  }

  function notesOf(): OperatorText[] {
    const all = [...trace.requests.values(), ...own].filter(
      (read): read is SourceRequest => !(read instanceof Error),
    );
    const timed = new Map(
      all
        .filter(({ source }) => source.dependsOnTime)
        .map(({ source }) => [source.name, titleOfSource(source)]),
    );
    return [
      ...(matched !== page.key && matched !== null
        ? [operatorMessage('note.replaced', { matched, page: page.key })]
        : []),
      ...(isOtherTime && timed.size > 0
        ? [operatorMessage('note.time', { sources: joined([...timed.values()]) })]
        : []),
    ];
  }
}

const caches = { fresh: 'hit', stale: 'stale', none: 'miss' } as const;

function reportOf({ key, source, params }: SourceRequest, { reads }: PageTrace): SourceReport {
  const { held = 'none', milliseconds = 0, outcome } = reads.get(key) ?? {};
  const failure = outcome?.ok === false ? outcome : undefined;
  const given = Object.entries(params).filter(([, value]) => value !== undefined);
  return {
    name: source.name,
    title: titleOfSource(source),
    params: Object.fromEntries(given) as SourceReport['params'],
    cache: failure ? 'error' : caches[held],
    milliseconds: round(milliseconds),
    ...(failure && { error: `${failure.status} ${failure.detail ?? failure.message}` }),
    rows: outcome?.ok ? rowsOf(outcome.value) : null,
    followsNow: followsNow(source),
  };
}

/** What operators call a source. */
const titleOfSource = ({ name, params }: SourceDefinition): OperatorText => ({
  ko: labelOf(params, 'ko')?.title || name,
  en: labelOf(params, 'en')?.title || name,
});

const followsNow = ({ dependsOnTime }: SourceDefinition): boolean => dependsOnTime !== true;
const round = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;
