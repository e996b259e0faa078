import type { Registry } from '#registry/contract.ts';
import { narrowings } from './narrowings.ts';
import { dataSchema, type FrozenBlock, readFrozenBlocks } from './record.ts';

/**
 * What blocks no longer hold of what was shipped: documents that have data of a shipped version must be read as ever. One
 * line each, with the remedy. A block that takes more than it did keeps its promise.
 */
export function brokenPromises(
  { blocks }: Pick<Registry, 'blocks'>,
  frozen: Record<string, FrozenBlock> = readFrozenBlocks(),
): string[] {
  return Object.entries(frozen).flatMap(([type, { version, data }]) => {
    const block = blocks.get(type);
    if (!block) return [`blocks/${type} was shipped and is gone: stored documents name it. Bring it back.`];
    const { meta, migrations } = block;
    if (meta.version < version)
      return [
        `blocks/${type}: version ${version} was shipped. \`meta.version\` cannot go back to ${meta.version}.`,
      ];
    const steps = Array.from({ length: meta.version - 1 }, (_, index) => index + 1);
    const lost = steps.filter((from) => !migrations[from]);
    if (lost.length > 0)
      return lost.map(
        (from) => `blocks/${type}/migrations.ts has no step from version ${from} to ${from + 1}.`,
      );
    if (meta.version > version) return [];
    return narrowings(data, dataSchema(block)).map(
      (change) =>
        `blocks/${type}/schema.ts: ${change}. Raise \`meta.version\` to ${version + 1} and add a step from ${version} to migrations.ts.`,
    );
  });
}
