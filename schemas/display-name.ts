import { z } from 'zod';
import { isVisible } from './is-visible.ts';
import { hasControls } from './terminal-text.ts';

/** A name or text of an operator, without blanks around it and with at least one character that a reader can see. */
export const displayName = (maxLength: number) =>
  z.string().trim().max(maxLength).refine(isVisible, 'expected at least one visible character');

/** A display name in one line. Without control characters: other people's terminals print it. */
export const plainName = (maxLength: number) =>
  displayName(maxLength).refine(
    (name) => !hasControls(name),
    'expected no control characters and no change of writing direction',
  );
