import { unknownErrorMessage } from '#engine/api/failure.ts';
import type { Scope } from '#engine/bindings/resolve-data.ts';
import { sameValue } from '#engine/cache/same-value.ts';
import { failureText, type SourceOutcome } from '#engine/data/load-sources.ts';
import { type SourceRequest, toSourceRequest } from '#engine/data/source-request.ts';
import { isVisibleFailure } from '#engine/data/visible-failures.ts';
import type { BlockDefinition, Registry } from '#registry/contract.ts';
import type { When } from '#schemas/layout/node.ts';
import { type GlobalSlotName, globalSlotNames, globalSlotTable } from '#schemas/layout/slots.ts';
import { type Circumstances, isShown } from './is-shown.ts';
import type { ErrorNode, PreparedBlock, PreparedNode } from './prepare-node.ts';
import type { PreparedPage, PreparedSite } from './prepare-site.ts';
import { resolveNodeData } from './resolve-node-data.ts';

/** A node with everything its block needs to render. */
export type ResolvedBlock = {
  kind: 'block';
  key: string;
  path: string;
  block: BlockDefinition;
  /** The node of the document, which is the cache key of renderings. */
  prepared: PreparedBlock;
  data: unknown;
  /** The answer of its source, if any. */
  source: unknown;
  /** Its deferred source is pending: the browser requests it again. */
  pending: boolean;
  slots: Record<string, ResolvedNode[]>;
  devices?: When['devices'];
  config: unknown;
};

export type ResolvedNode = ResolvedBlock | (ErrorNode & { devices?: When['devices'] });

/** The nodes of a page in their places. */
export type ResolvedPage = { slots: Partial<Record<GlobalSlotName, ResolvedNode>>; sections: ResolvedNode[] };

type Visible<T> = { page: T; until: Date | undefined };

/** Selects the nodes that are shown now, and determines until when that holds. */
export function selectNodes(
  site: PreparedSite,
  page: PreparedPage,
  at: Circumstances,
): Visible<{ slots: Partial<Record<GlobalSlotName, PreparedNode>>; sections: PreparedNode[] }> {
  const ends: Date[] = [];
  const select = (nodes: readonly PreparedNode[]): PreparedNode[] =>
    nodes.flatMap((node) => {
      const { shown, until } = isShown(node.when, at);
      if (until) ends.push(until);
      if (!shown) return [];
      return [node.kind === 'error' ? node : withSlots(node, select)];
    });
  const slots: Partial<Record<GlobalSlotName, PreparedNode>> = {};
  for (const name of globalSlotNames) {
    if (globalSlotTable[name].absentFrom?.includes(page.key)) continue;
    const node = name in page.slots ? page.slots[name] : site.slots[name];
    const [shown] = node ? select([node]) : [];
    if (shown) slots[name] = shown;
  }
  const sections = select(page.sections);
  return { page: { slots, sections }, until: ends.sort((a, b) => a.getTime() - b.getTime())[0] };
}

/**
 * Variants of nodes with some slot content hidden. Renderings are cached by node, so equal variants must be identical.
 */
const chosen = new WeakMap<PreparedBlock, PreparedBlock[]>();

/** The node with the visible content of its slots: the node itself if all is visible, else one object per selection. */
function withSlots(
  node: PreparedBlock,
  select: (nodes: readonly PreparedNode[]) => PreparedNode[],
): PreparedBlock {
  const names = Object.keys(node.slots);
  const slots = Object.fromEntries(names.map((name) => [name, select(node.slots[name] ?? [])]));
  const before = chosen.get(node) ?? [node];
  chosen.set(node, before);
  const known = before.find((one) => names.every((name) => sameValue(one.slots[name], slots[name])));
  if (known) return known;
  const fresh = { ...node, slots };
  before.push(fresh);
  return fresh;
}

/** The read of each node, or the error in its source reference. */
type Requests = Map<PreparedNode, SourceRequest | Error>;

/** Resolves the reads of all nodes. A node with an invalid source reference maps to the error, and degrades alone. */
export function requestsOf(
  nodes: readonly PreparedNode[],
  registry: Registry,
  scope: Scope,
  found: Requests = new Map(),
): Requests {
  for (const node of nodes) {
    if (node.kind === 'error') continue;
    if (node.source) found.set(node, tryRequest(node.source, registry, scope));
    for (const below of Object.values(node.slots)) requestsOf(below, registry, scope, found);
  }
  return found;
}

/** The read of a source reference, or the error in it. */
export function tryRequest(
  ref: Parameters<typeof toSourceRequest>[0],
  registry: Registry,
  scope: Scope,
): SourceRequest | Error {
  try {
    return toSourceRequest(ref, registry, scope);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/**
 * Adds to each node its data and its source's answer. A node whose source failed degrades alone: a block that requires
 * its source becomes an error node, any other renders without it.
 */
export function resolveNodes(
  nodes: readonly PreparedNode[],
  requests: Requests,
  outcomes: Map<string, SourceOutcome>,
  scope: Scope,
): ResolvedNode[] {
  return nodes.map((node) => {
    if (node.kind === 'error') return { ...node, devices: node.when?.devices };
    const request = requests.get(node);
    const outcome =
      request instanceof Error
        ? { ok: false as const, status: 500, message: unknownErrorMessage, detail: request.message }
        : request && outcomes.get(request.key);
    const pending =
      outcome?.ok === false &&
      outcome.pending === true &&
      request !== undefined &&
      !(request instanceof Error) &&
      request.deferred;
    if (outcome?.ok === false && node.block.meta.sourceRequired && !pending) {
      const reason = `[data] Source "${node.source?.name}" of block "${node.block.type}" at ${node.path}: ${failureText(outcome)}`;
      return {
        kind: 'error',
        key: node.key,
        path: node.path,
        reason,
        config: { source: node.source, data: node.data },
        devices: node.when?.devices,
        isFailedRead: isVisibleFailure(outcome, false),
      };
    }
    const slots = Object.entries(node.slots).map(([name, below]) => [
      name,
      resolveNodes(below, requests, outcomes, scope),
    ]);
    return {
      kind: 'block',
      key: node.key,
      path: node.path,
      block: node.block,
      prepared: node,
      data: resolveNodeData(node, scope),
      source: outcome?.ok ? outcome.value : undefined,
      pending,
      slots: Object.fromEntries(slots),
      devices: node.when?.devices,
      config: { type: node.block.type, data: node.data, source: node.source },
    };
  });
}
