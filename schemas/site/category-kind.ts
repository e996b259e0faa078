import { z } from 'zod';

/** Categories of treatments: by body part or method (`body`), or by the visitor's concern (`concern`). */
export const categoryKind = z.enum(['body', 'concern']);
export type CategoryKind = z.infer<typeof categoryKind>;
