import { toJson } from '#engine/json-schema/to-json.ts';
import type { BlockMeta, Registry } from '#registry/contract.ts';
import { narrowings } from './narrowings.ts';
import { type FrozenBlock, readFrozenBlocks } from './record.ts';

/**
 * Incompatibilities of blocks with their shipped versions, one line each: documents with data of a shipped version must
 * still be readable. A block may accept more than before.
 */
export function brokenPromises(
  { blocks }: Pick<Registry, 'blocks'>,
  frozen: Record<string, FrozenBlock> = readFrozenBlocks(),
): string[] {
  return Object.entries(frozen).flatMap(([type, shipped]) => {
    const { version, data } = shipped;
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
    const lostPlaces = missingPlaces(shipped, meta).map((place) => `blocks/${type}/schema.ts: ${place}.`);
    if (meta.version > version) return lostPlaces;
    const changes = narrowings(data, toJson(block.schema)).map(
      (change) =>
        `blocks/${type}/schema.ts: ${change}. Raise \`meta.version\` to ${version + 1} and add a step from ${version} to migrations.ts.`,
    );
    return [...lostPlaces, ...changes];
  });
}

/** A migration step changes only a node's data, so its slots, places and sources must remain. */
function missingPlaces(shipped: FrozenBlock, meta: BlockMeta): string[] {
  const { places = ['section'] } = meta;
  return [
    ...Object.entries(shipped.slots).flatMap(([name, { takes, max = Number.POSITIVE_INFINITY }]) => {
      const slot = meta.slots[name];
      if (!slot) return [`slot "${name}" is gone. Stored nodes use it`];
      const now = slot.takes ?? 'section';
      return [
        ...((slot.max ?? Number.POSITIVE_INFINITY) < max
          ? [`slot "${name}" takes fewer nodes. Stored ones may have more`]
          : []),
        ...(now === takes
          ? []
          : [`slot "${name}" takes blocks for "${now}" instead of "${takes}". Stored nodes have those`]),
      ];
    }),
    ...shipped.places
      .filter((place) => !places.includes(place))
      .map((place) => `place "${place}" is gone. Stored nodes are there, and could not be published`),
    ...shipped.sources
      .filter((name) => !meta.sources.includes(name))
      .map((name) => `source "${name}" can no longer be shown. Stored nodes use it`),
    ...(meta.sourceRequired && !shipped.sourceRequired
      ? ['a source has become required. Stored nodes have none']
      : []),
  ];
}
