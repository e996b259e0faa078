import { z } from 'zod';
import { isVisible } from './is-visible.ts';

/** A name or text of an operator, without blanks around it and with at least one character that a reader can see. */
export const displayName = (most: number) =>
  z.string().trim().max(most).refine(isVisible, 'expected at least one visible character');
