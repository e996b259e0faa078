import type { Action } from './parts.ts';
import type { Resolved } from './text.ts';

// Separate from the schemas, because islands use this and must not load the schema library.

/** A link for a heading or a button; undefined if it is not set or its bound URL is missing. */
export function linkOf(given: Resolved<Action> | undefined) {
  return given?.url ? { to: given.url, label: given.label } : undefined;
}
