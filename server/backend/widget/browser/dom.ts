// Runs in the browser of a visitor: a third party's script, which knows nothing of the site around it.
import type { Speak } from './messages.ts';

type Props = Record<string, string | number | boolean | undefined | ((event: Event) => void)>;
type Child = Node | string | undefined | false;

/** Makes an element. `on…` props are listeners, `true` is an empty attribute, `false` and undefined none. */
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

/** Stands where something is to come; goes when it did not come either. */
export const loadingNote = (t: Speak) => h('p', { class: 'note loading' }, t('loading'));

/** A line of an icon font would be a request more: the one icon there is, drawn. */
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
