import type { JsonPath } from '#schemas/layout/walk-nodes.ts';
import type { CheckContext } from '../check-context.ts';
import type { PartnerFacts } from '../partner-facts.ts';

/** A picture in the data of a node, as it is written; `item` is the entry of a list that it belongs to, if any. */
type DataPicture = {
  path: JsonPath;
  picture: Record<string, unknown> & { url: string };
  item: Record<string, unknown> | undefined;
};

/** The pictures with a size in the data of a document's own nodes. Only these are objects with a URL and a width. */
export function picturesInData(nodes: CheckContext['nodes']): DataPicture[] {
  return nodes.flatMap(({ node, path }) => find(node.data, [...path, 'data'], undefined));
}

function find(value: unknown, path: JsonPath, item: DataPicture['item']): DataPicture[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value))
    return value.flatMap((one, index) => find(one, [...path, index], one as DataPicture['item']));
  const object = value as Record<string, unknown>;
  const { url } = object;
  if (typeof url === 'string' && 'width' in object && 'height' in object)
    return [{ path, picture: { ...object, url }, item }];
  return Object.entries(object).flatMap(([key, one]) => find(one, [...path, key], item));
}

/**
 * The size of the partner's own picture that visitors get at a URL: of the version that it names, else of the current
 * one. Undefined if the partner has no such picture.
 */
export function ownPictureSize(
  url: string,
  { code, pictures }: Pick<PartnerFacts, 'code' | 'pictures'>,
): { width: number; height: number } | undefined {
  const [, owner, name = '', version = ''] = /^\/files\/([^/]+)\/([^?#]+)(?:\?v=([\w-]+)$)?/.exec(url) ?? [];
  const file = owner === code ? pictures.get(name) : undefined;
  return file?.versions?.get(version) ?? file;
}
