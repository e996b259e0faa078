/** A text or sign and a background that stylesheets put together; `atLeast`: contrast by WCAG 2.2 AA. */
export type ContrastPair = { text: string; ground: string; atLeast: number };

/** Text and its backgrounds (1.4.3), by tokens without `color.`. */
const texts: Readonly<Record<string, readonly string[]>> = {
  text: ['bg', 'surface', 'surface-alt', 'accent-soft', 'primary.200'],
  'text-muted': ['bg', 'surface', 'surface-alt'],
  accent: ['bg', 'surface', 'surface-alt'],
  'accent-strong': ['bg', 'surface', 'surface-alt', 'accent-soft'],
  'on-accent': ['accent', 'accent-strong'],
  sale: ['bg', 'surface', 'surface-alt'],
  danger: ['bg', 'surface', 'surface-alt'],
  success: ['bg', 'surface', 'surface-alt'],
  'text-inverse': ['gray.900', 'primary.700', 'accent', 'sale', 'danger', 'success'],
  white: ['success', 'gray.900', 'gray.800'],
  'primary.800': ['primary.50'],
  'secondary.700': ['secondary.50'],
  // Colors of a dark section in section.css.
  'red.200': ['gray.900', 'primary.700'],
  'green.200': ['gray.900', 'primary.700'],
};

/** Signs that must be distinguishable: borders of controls, the focus ring, filled icons (1.4.11). */
const signs: Readonly<Record<string, readonly string[]>> = {
  'line-strong': ['bg', 'surface', 'surface-alt'],
  focus: ['bg', 'surface', 'surface-alt'],
  accent: ['accent-soft'],
};

const pairs = (table: Readonly<Record<string, readonly string[]>>, atLeast: number): ContrastPair[] =>
  Object.entries(table).flatMap(([text, grounds]) =>
    grounds.map((ground) => ({ text: `color.${text}`, ground: `color.${ground}`, atLeast })),
  );

/** Every pair of color tokens whose contrast matters. */
export const contrastPairs: readonly ContrastPair[] = [...pairs(texts, 4.5), ...pairs(signs, 3)];
