import type { Image } from '#schemas/primitives.ts';

type Size = { width: number; height: number };

/** An uploaded picture with its current version, and the sizes of all its versions. */
export type NewVersion = { code: string; name: string; version: string; sizes: ReadonlyMap<string, Size> };

/**
 * A JSON value, or markup, in which a picture's URLs name its current version: images of the API and tags in markup get
 * its width and height. Tags with other sizes than the picture had keep their width.
 */
export function withNewVersion(value: unknown, to: NewVersion): unknown {
  if (typeof value === 'string') return textWith(value, to);
  if (Array.isArray(value)) return value.map((item) => withNewVersion(item, to));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, withNewVersion(item, to)] as const);
  const moved = Object.fromEntries(entries);
  const { url, width, height } = value as Partial<Image>;
  const size = to.sizes.get(to.version);
  if (!size || typeof width !== 'number' || typeof height !== 'number') return moved;
  if (typeof url !== 'string' || !url.startsWith('/') || textWith(url, to) !== urlOf(to)) return moved;
  // Its placeholder has the earlier picture's colors.
  const { blur: _, ...rest } = moved;
  return { ...rest, ...size };
}

const urlOf = ({ code, name, version }: NewVersion) => `/files/${code}/${name}?v=${version}`;

/** URLs of the picture: `lobby.webp` is not shown where `lobby.webp.png` is. */
const urlPatternOf = ({ code, name }: NewVersion) =>
  new RegExp(`/files/${code}/${name.replaceAll('.', '\\.')}(?![\\w.-])(?:\\?v=([\\w-]*))?`, 'g');

function textWith(text: string, to: NewVersion): string {
  const resized = text.replace(/<img\s[^<>]*>/gi, (tag) => tagWith(tag, to));
  return resized.replace(urlPatternOf(to), () => urlOf(to));
}

/** An `img` tag with the size of the current version. */
function tagWith(tag: string, to: NewVersion): string {
  const [shown] = tag.matchAll(urlPatternOf(to));
  const size = to.sizes.get(to.version);
  const [width, height] = [lengthIn(tag, 'width'), lengthIn(tag, 'height')];
  if (!shown || !size || !width || !height) return tag;
  const before = to.sizes.get(shown[1] ?? to.version);
  const isNatural = before?.width === width && before.height === height;
  const next = isNatural ? size : { width, height: Math.round((width * size.height) / size.width) };
  return withLength(withLength(tag, 'width', next.width), 'height', next.height);
}

const lengthOf = (name: keyof Size) => new RegExp(`(\\s${name}\\s*=\\s*["']?)(\\d+)`, 'i');
const lengthIn = (tag: string, name: keyof Size): number => Number(lengthOf(name).exec(tag)?.[2] ?? 0);
const withLength = (tag: string, name: keyof Size, length: number): string =>
  tag.replace(lengthOf(name), (_, before: string) => `${before}${length}`);
