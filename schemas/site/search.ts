import { z } from 'zod';

/** The kinds of content that a search covers. */
export const searchKinds = ['products', 'exhibitions', 'notices', 'faqs'] as const;
export const searchKind = z.enum(searchKinds);
export type SearchKind = z.infer<typeof searchKind>;
