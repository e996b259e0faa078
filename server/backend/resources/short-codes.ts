/** The most shared pages: a code consists of the page's letter and the ids in its path. */
const shapes = {
  p: '/products/{}',
  s: '/products/{}/secret/{}',
  x: '/exhibitions/{}',
  b: '/brandings/{}',
  n: '/cscenter/notice/{}',
  a: '/boards/{}/detail/{}',
  c: '/cscenter/boards/{}/detail/{}',
} as const;
const main = 'go';
const language = 'en|ja|ko|zh';
const code = new RegExp(`^(${main}|${language})-([a-z])((?:-[1-9a-z][0-9a-z]{0,10})+)$`);

/**
 * Derives a code from the path of an article, a treatment or the like: `/en/products/36` is `en-p-10`. Such a code
 * needs no stored row. Undefined for every other path.
 */
export function codeOf(path: string): string | undefined {
  for (const [letter, shape] of Object.entries(shapes)) {
    const pattern = shape.replaceAll('{}', '([1-9]\\d{0,14})');
    const [matched, segment, ...ids] = new RegExp(`^(?:/(${language}))?${pattern}$`).exec(path) ?? [];
    if (matched) return [segment ?? main, letter, ...ids.map((id) => Number(id).toString(36))].join('-');
  }
  return undefined;
}

/** The path of a code from `codeOf`; undefined for every other code. */
export function pathOf(text: string): string | undefined {
  const [, segment, letter = '', rest = ''] = code.exec(text) ?? [];
  const shape = Object.hasOwn(shapes, letter) ? shapes[letter as keyof typeof shapes] : undefined;
  const ids = rest.split('-').slice(1);
  if (!shape || shape.split('{}').length !== ids.length + 1) return undefined;
  const path = ids.reduce(
    (filled: string, id) => filled.replace('{}', String(Number.parseInt(id, 36))),
    shape,
  );
  return segment === main ? path : `/${segment}${path}`;
}
