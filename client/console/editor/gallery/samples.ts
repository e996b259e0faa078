import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import type { Json } from '#schemas/json.ts';
import type { Media } from '#schemas/operator/content-calls.ts';

/** Loads the sample data of a block, one file each. Only blocks that no template uses need it. */
const files = import.meta.glob<Fixtures>('../../../../blocks/*/fixtures.ts', { import: 'fixtures' });

/** The sample data of a block; undefined without one. */
export async function loadSample(type: string): Promise<Json | undefined> {
  const load = files[`../../../../blocks/${type}/fixtures.ts`];
  return load && ((await load()).default.data as Json);
}

/**
 * Sample data with the partner's pictures instead of the sample's: one of the same kind (`staff-2.webp` for
 * `staff-1.webp`), else of the most similar shape.
 * @param media of the partner; without any that fits, the sample's picture stays
 */
export function withOwnPictures(data: Json, media: readonly Media[]): Json {
  const used = new Set<Media>();
  const replace = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(replace);
    if (typeof value !== 'object' || value === null) return value;
    const { url } = value;
    const candidates =
      typeof url === 'string' && url.startsWith('/files/') ? fitting({ ...value, url }, media) : [];
    const own = candidates.find((one) => !used.has(one)) ?? candidates[0];
    if (!own) return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replace(inner)]));
    used.add(own);
    return { ...value, url: own.url, width: own.width, height: own.height };
  };
  return replace(data);
}

/** Names of pictures that a sample must not show: of treatments' results, of the brand, with texts, and for phones. */
const unfit = /before|after|logo|icon|^og\b|popup|map|-m\.\w+$/i;

/** The pictures that may replace a sample's picture, best first. */
function fitting(sample: { [key: string]: Json; url: string }, media: readonly Media[]): Media[] {
  const nameOfSample = sample.url.split('/').at(-1) ?? '';
  const ofKind = media.filter(({ name }) => kindOf(name) === kindOf(nameOfSample));
  if (ofKind.length > 0) return ofKind;
  const wanted = Number(sample.width) / Number(sample.height) || 1.5;
  const distance = ({ width, height }: Media) => Math.abs(Math.log(width / height / wanted));
  return media
    .filter(({ name }) => !unfit.test(name))
    .toSorted((one, other) => distance(one) - distance(other));
}

/** `staff` of `staff-12.webp`. */
const kindOf = (name: string): string => name.toLowerCase().replace(/[-_\d]*\.\w+$/, '');
