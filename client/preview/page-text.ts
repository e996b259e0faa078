import { markerAttribute } from './types.ts';

/** Characters of a text that are compared. */
const maxLength = 10_000;

/** A text that the page shows, and where to find it after the page has been rendered again. */
export type PageText = {
  element: HTMLElement;
  /** The marker of its node. */
  marker: string;
  text: string;
  /** Its place among the elements of its node that have the same text. */
  place: number;
};

/** The text of an element within a node. */
export function pageTextOf(element: HTMLElement, marker: string): PageText {
  const text = shownText(element);
  return { element, marker, text, place: elementsWith(marker, text).indexOf(element) };
}

/** The element that shows a text now: undefined if the text has changed or is gone. */
export const elementOf = ({ element, marker, text, place }: PageText): HTMLElement | undefined =>
  element.isConnected && shownText(element) === text ? element : elementsWith(marker, text)[place];

const shownText = (element: Element): string => element.textContent.trim().slice(0, maxLength);

function elementsWith(marker: string, text: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[${markerAttribute}]`)]
    .filter((node) => node.getAttribute(markerAttribute) === marker)
    .flatMap((node) => [node, ...node.querySelectorAll<HTMLElement>('*')])
    .filter((element) => shownText(element) === text);
}
