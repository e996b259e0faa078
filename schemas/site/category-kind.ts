import { z } from 'zod';

/** Treatments are filed by body part or method (`body`), and by what bothers the visitor (`concern`). */
export const categoryKind = z.enum(['body', 'concern']);
export type CategoryKind = z.infer<typeof categoryKind>;
