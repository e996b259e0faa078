import { distance } from 'fastest-levenshtein';
import { notFoundKey, pageKeys } from '#engine/route/page-keys.ts';
import { linkTarget } from '../../link-target.ts';
import { defineRule } from '../../rule.ts';
import { menuTo } from '../../testing/example-documents.ts';

const known: readonly string[] = [...pageKeys, notFoundKey];

export default defineRule({
  level: 'warning',
  title: { ko: '오타로 보이는 페이지 주소', en: 'Page address that may be misspelt' },
  about: {
    ko: '기본 페이지와 이름이 거의 같은 새 페이지는 오타일 수 있습니다.',
    en: 'A new page whose key is almost that of a standard page may be a typing error.',
  },
  check: (context) => {
    const own = Object.keys(context.document.pages ?? {}).filter((key) => !known.includes(key));
    if (own.length === 0) return [];
    const linked = new Set(
      context.values().links.map(({ url }) => linkTarget(url, context)?.match?.pageKey ?? ''),
    );
    return own.flatMap((key) => {
      const near = known.find((other) => isNear(key, other));
      // A page that something leads to is meant to be there.
      if (!near || linked.has(key)) return [];
      return [
        {
          path: ['pages', key],
          message: {
            ko: `페이지 키 "${key}"은(는) 기본 페이지 "${near}"과(와) 거의 같습니다`,
            en: `The page key "${key}" is almost that of the page "${near}"`,
          },
          remedy: {
            ko: `"${near}" 페이지를 바꾸려면 키를 고치고, 새 페이지라면 링크를 만드세요.`,
            en: `Correct the key to replace "${near}", or link to the page if it is a new one.`,
          },
        },
      ];
    });
  },
  examples: {
    passing: [
      { document: { pages: { '/products': { sections: [] }, '/spring-event': { sections: [] } } } },
      { document: { ...menuTo('/product'), pages: { '/product': { sections: [] } } } },
    ],
    failing: [
      { document: { pages: { '/product': { sections: [] } } }, at: 'pages["/product"]' },
      { document: { pages: { '/introduce/staf': { sections: [] } } }, at: 'pages["/introduce/staf"]' },
    ],
  },
});

/** Whether a key is another one with a typing error: one or two letters, of at least six. */
function isNear(key: string, other: string): boolean {
  const maxDistance = Math.min(2, Math.floor((other.length - 1) / 4));
  const apart = distance(key.toLowerCase(), other.toLowerCase());
  return other.length > 5 && apart > 0 && apart <= maxDistance && !shapesEqual(key, other);
}

const shapesEqual = (a: string, b: string) => a.replace(/\{[^/]*\}/g, '') === b.replace(/\{[^/]*\}/g, '');
