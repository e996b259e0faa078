import type { Registry } from '#registry/contract.ts';
import { type Binding, isBinding } from '#schemas/layout/binding.ts';
import type { LayoutNode, SourceRef } from '#schemas/layout/node.ts';
import type { JsonPath } from '#schemas/layout/walk-nodes.ts';
import type { Diagnostic } from './diagnostic.ts';
import { bindingProblem } from './facts.ts';
import { migrateData } from './migrate.ts';
import { nearest } from './nearest.ts';
import { diagnose } from './zod-diagnostics.ts';

/** What a node may refer to: parameters of the page key and aliases of the page's sources. */
type NodeScope = { params: readonly string[]; aliases: readonly string[]; ids: Map<string, JsonPath> };

/** Validates a node and those in its slots against the registry. The shape of the node itself is already valid. */
export function validateNode(
  node: LayoutNode,
  path: JsonPath,
  registry: Registry,
  scope: NodeScope,
): Diagnostic[] {
  const found: Diagnostic[] = [];
  const earlier = scope.ids.get(node.id);
  if (earlier)
    found.push({
      code: 'duplicate-id',
      path: [...path, 'id'],
      message: 'Duplicate id; every node of a page has its own',
      value: node.id,
    });
  scope.ids.set(node.id, path);

  if (node.source) found.push(...validateSource(node.source, [...path, 'source'], registry, scope));
  const block = registry.blocks.get(node.type);
  if (!block) {
    const suggestion = nearest(node.type, registry.blocks.keys());
    const message = `Unknown block "${node.type}"`;
    return [...found, { code: 'unknown-block', path: [...path, 'type'], message, suggestion }];
  }
  if (node.v > block.meta.version) {
    const message = `Block "${node.type}" has version ${block.meta.version} here; this node was written for a later one`;
    return [...found, { code: 'block-version', path: [...path, 'v'], message, value: node.v }];
  }
  found.push(...validateData(node, path, block.schema, migrateData(block, node), scope));
  if (!node.source || registry.sources.has(node.source.name))
    found.push(...validateSourceUse(node, path, block.meta.sources, block.meta.sourceRequired === true));
  for (const [name, children] of Object.entries(node.slots ?? {})) {
    const slot = block.meta.slots[name];
    const at = [...path, 'slots', name];
    if (!slot) {
      const suggestion = nearest(name, Object.keys(block.meta.slots));
      const known = suggestion ? '' : `; it has ${Object.keys(block.meta.slots).join(', ') || 'none'}`;
      const message = `Block "${node.type}" has no slot "${name}"${known}`;
      found.push({ code: 'block-slot', path: at, message, suggestion });
    } else if (slot.max !== undefined && children.length > slot.max) {
      found.push({
        code: 'block-slot',
        path: at,
        message: `Slot "${name}" takes at most ${slot.max} nodes`,
        value: children.length,
      });
    }
    children.forEach((child, index) => {
      found.push(...validateNode(child, [...at, index], registry, scope));
    });
  }
  return found;
}

function validateData(
  node: LayoutNode,
  path: JsonPath,
  schema: Parameters<typeof diagnose>[0],
  data: unknown,
  scope: NodeScope,
): Diagnostic[] {
  const at = [...path, 'data'];
  const bindings = collectBindings(node.data, at).flatMap(({ bind, path: place }): Diagnostic[] => {
    const problem = bindingProblem(bind.$bind, scope);
    return problem ? [{ code: 'unknown-binding', path: [...place, '$bind'], ...problem }] : [];
  });
  return [...diagnose(schema, data, at, 'block-data'), ...bindings];
}

function validateSourceUse(
  node: LayoutNode,
  path: JsonPath,
  sources: readonly string[],
  required: boolean,
): Diagnostic[] {
  if (!node.source) {
    const message = `Block "${node.type}" needs a source (${sources.join(', ')})`;
    return required ? [{ code: 'block-source', path, message }] : [];
  }
  if (sources.includes(node.source.name)) return [];
  const message = sources.length
    ? `Block "${node.type}" cannot show source "${node.source.name}"; it shows ${sources.join(', ')}`
    : `Block "${node.type}" takes no source`;
  const suggestion = nearest(node.source.name, sources);
  return [{ code: 'block-source', path: [...path, 'source', 'name'], message, suggestion }];
}

/** Validates a source reference: its name, its parameters and their bindings. */
export function validateSource(
  ref: SourceRef,
  path: JsonPath,
  registry: Registry,
  scope: Pick<NodeScope, 'params' | 'aliases'>,
): Diagnostic[] {
  const source = registry.sources.get(ref.name);
  if (!source) {
    const suggestion = nearest(ref.name, registry.sources.keys());
    const message = `Unknown source "${ref.name}"`;
    return [{ code: 'unknown-source', path: [...path, 'name'], message, suggestion }];
  }
  const known = Object.keys(source.params.shape);
  return Object.entries(ref.params ?? {}).flatMap(([name, value]): Diagnostic[] => {
    const at = [...path, 'params', name];
    if (!known.includes(name)) {
      return [
        {
          code: 'source-param',
          path: at,
          message: `Source "${ref.name}" has no parameter "${name}"`,
          suggestion: nearest(name, known),
        },
      ];
    }
    if (isBinding(value)) {
      const problem = value.$bind.startsWith('page.')
        ? { message: 'A source cannot depend on another source' }
        : bindingProblem(value.$bind, scope);
      return problem ? [{ code: 'unknown-binding', path: [...at, '$bind'], ...problem }] : [];
    }
    const schema = source.params.shape[name];
    return schema ? diagnose(schema as Parameters<typeof diagnose>[0], value, at, 'source-param') : [];
  });
}

function collectBindings(value: unknown, path: JsonPath): { bind: Binding; path: JsonPath }[] {
  if (isBinding(value)) return [{ bind: value, path }];
  if (Array.isArray(value)) return value.flatMap((item, index) => collectBindings(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => collectBindings(item, [...path, key]));
}
