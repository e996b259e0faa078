import { type Selector, transform } from 'lightningcss';

export type { Selector } from 'lightningcss';

/**
 * Parses a selector list, such as `.A:is(.B,.C),p`.
 * @throws where it is invalid
 */
export function parseSelectors(list: string): Selector[] {
  let selectors: Selector[] = [];
  transform({
    filename: 'selectors.css',
    code: Buffer.from(`${list}{}`),
    visitor: {
      Rule: {
        style: ({ value }) => {
          selectors = value.selectors;
        },
      },
    },
  });
  return selectors;
}

/** The text of a parsed selector. */
export function printSelector(selector: Selector): string {
  const { code } = transform({
    filename: 'selectors.css',
    code: Buffer.from('a{b:c}'),
    visitor: {
      Rule: { style: (rule) => ({ ...rule, value: { ...rule.value, selectors: [selector] } }) },
    },
  });
  return code.toString().replace(/\s*\{[^{]*$/, '');
}
