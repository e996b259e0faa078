import { unescapeHtml } from './escape-html.ts';

const attribute = /\s([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/** The attributes of every start tag of a kind in unsanitized markup, in order. For validation only, not for rendering. */
export function tagsInMarkup(html: string, name: 'a' | 'img'): Map<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\s[^<>]*>`, 'gi'))].map(
    ([tag]) =>
      new Map(
        [...tag.matchAll(attribute)].map(([, key = '', one, two, bare]) => [
          key.toLowerCase(),
          unescapeHtml(one ?? two ?? bare ?? '').trim(),
        ]),
      ),
  );
}
