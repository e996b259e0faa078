import type { z } from 'zod';
import { choice } from '../choice.ts';

/** Categories of treatments: by body part or method (`body`), or by the visitor's concern (`concern`). */
export const categoryKind = choice({
  body: ['By body part or method', '부위·시술별'],
  concern: ['By concern', '고민별'],
});
export type CategoryKind = z.infer<typeof categoryKind>;
