import type { BlockDefinition, Registry } from '#registry/contract.ts';
import type { OperatorLanguage } from '#schemas/labeled.ts';
import { usualSource } from './usual-source.ts';

/** Data of a node to begin with. */
export type NodeSnippet = { label: Record<OperatorLanguage, string>; data: object };

/** A snippet of VS Code: `bodyText` in the syntax of snippets. */
type EditorSnippet = { label: string; description: string; bodyText: string };

/** Nodes of a block to begin with: its presets and the samples, with the block's usual source. */
export function snippetsOf(
  block: BlockDefinition,
  registry: Registry,
  language: OperatorLanguage,
  samples: readonly NodeSnippet[],
): EditorSnippet[] {
  const { type, meta } = block;
  const source = usualSource(block, registry);
  return [...samples, ...(meta.presets ?? [])].map(({ label, data }) => ({
    label: `${type}: ${label[language]}`,
    description: `${meta.label[language]}. ${meta.description[language]}`,
    bodyText: snippetText({ id: idOf(type), type, v: meta.version, data, ...(source ? { source } : {}) }),
  }));
}

/** `HeroSlider` → `hero-slider`. */
const idOf = (type: string) => type.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();

/** JSON in the syntax of snippets: `$` and backslashes are escaped, and the id can be typed over. */
function snippetText(node: { id: string } & Record<string, unknown>): string {
  const text = JSON.stringify(node, null, '\t').replaceAll(/[\\$]/g, '\\$&');
  return text.replace(`"id": "${node.id}"`, `"id": "\${1:${node.id}}"`);
}
