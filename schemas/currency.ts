import { z } from 'zod';

/** Prices are whole units of one of these. */
export const currency = z.enum(['KRW', 'JPY']);
export type Currency = z.infer<typeof currency>;
