import type { Image } from '#schemas/primitives.ts';
import type { Action, Picture } from './parts.ts';
import { plain, type Resolved } from './text.ts';

// Separate from the schemas, because islands use these and must not load the schema library.

/** A link for a heading or a button; undefined if it is not set or its bound address is missing. */
export function linkOf(given: Resolved<Action> | undefined) {
  return given?.url ? { to: given.url, label: given.label } : undefined;
}

/** Converts a picture for the image primitive, with its alternative text in the page's language. */
export const imageOf = (chosen: Resolved<Picture>): Image => ({ ...chosen, alt: plain(chosen.alt) });
