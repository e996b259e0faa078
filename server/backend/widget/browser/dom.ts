// Runs in the visitor's browser as a third-party script, independent of the site.
import type { Translate } from './messages.ts';

type Props = Record<string, string | number | boolean | undefined | ((event: Event) => void)>;
type Child = Node | string | undefined | false;

/** Creates an element. Function props such as `onclick` are listeners; `true` is an empty attribute, `false` none. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Props = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else if (value !== false && value !== undefined)
      element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(...children.filter((child) => child !== undefined && child !== false));
  return element;
}

/** A placeholder while content loads; removed if loading fails. */
export const loadingNote = (t: Translate) => h('p', { class: 'note loading' }, t('loading'));

/** Draws the only icon inline, which saves a request. */
export function cross(): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  for (const [name, value] of Object.entries({
    viewBox: '0 0 24 24',
    width: '24',
    height: '24',
    'aria-hidden': 'true',
  }))
    svg.setAttribute(name, value);
  path.setAttribute('d', 'M6 6l12 12M18 6L6 18');
  svg.append(path);
  return svg;
}
