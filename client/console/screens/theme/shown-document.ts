import { removeAtPath } from '../../editor/document/operations.ts';

/** What the preview shows: the draft, the draft in the template's own look, or what is published. */
export const looks = ['draft', 'template', 'published'] as const;
export type Look = (typeof looks)[number];

/**
 * The document of a look; undefined for the published one.
 * @param text of the draft, without syntax errors
 */
export function shownDocument(look: Look, text: string): string | undefined {
  if (look === 'published') return undefined;
  return look === 'template' ? removeAtPath(text, ['theme']) : text;
}
