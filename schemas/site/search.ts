import { z } from 'zod';

/** What a search looks through. */
export const searchKinds = ['products', 'exhibitions', 'notices', 'faqs'] as const;
export const searchKind = z.enum(searchKinds);
export type SearchKind = z.infer<typeof searchKind>;
