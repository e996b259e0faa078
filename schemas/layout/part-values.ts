import type { Image } from '#schemas/primitives.ts';
import type { Action, Picture } from './parts.ts';
import { plain, type Resolved } from './text.ts';

// Apart from the schemas: islands use these, and the browser must not load a schema library for them.

/** A link ready for a heading or a button; undefined where it is not given or its bound address is missing. */
export function linkOf(given: Resolved<Action> | undefined) {
  return given?.url ? { to: given.url, label: given.label } : undefined;
}

/** The picture as the image primitive takes it, its alternative text in the page's language. */
export const imageOf = (chosen: Resolved<Picture>): Image => ({ ...chosen, alt: plain(chosen.alt) });
