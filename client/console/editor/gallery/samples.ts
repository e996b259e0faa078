import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import type { Media } from '#schemas/operator/content-calls.ts';
import type { Json } from '../document/parse-document.ts';

/** Loads the sample data of a block, one file each. Only blocks that no template uses need it. */
const files = import.meta.glob<Fixtures>('../../../../blocks/*/fixtures.ts', { import: 'fixtures' });

/** The sample data of a block; undefined without one. */
export async function loadSample(type: string): Promise<Json | undefined> {
  const load = files[`../../../../blocks/${type}/fixtures.ts`];
  return load && ((await load()).default.data as Json);
}

/**
 * Sample data with the partner's pictures instead of the sample's, landscape ones first.
 * @param media of the partner; without any, the pictures stay
 */
export function withOwnPictures(data: Json, media: readonly Media[]): Json {
  const wide = media.filter(({ width, height }) => width >= height);
  const own = wide.length > 0 ? wide : media;
  let next = 0;
  const replace = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(replace);
    if (typeof value !== 'object' || value === null) return value;
    const { url } = value;
    if (typeof url === 'string' && url.startsWith('/files/') && own.length > 0) {
      const { width, height, ...picture } = own[next % own.length] as Media;
      next += 1;
      return { ...value, url: picture.url, width, height };
    }
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replace(inner)]));
  };
  return replace(data);
}
