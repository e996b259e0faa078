import type { z } from 'zod';
import { choice } from './choice.ts';

/** Prices are whole units of one of these. */
export const currency = choice({ KRW: ['Korean won', '원(KRW)'], JPY: ['Japanese yen', '엔(JPY)'] });
export type Currency = z.infer<typeof currency>;
