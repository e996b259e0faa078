import { z } from 'zod';
import { htmlText } from '../primitives.ts';

/** A short message; `id` is unique among the toasts on screen. */
export const toast = z.object({
  id: z.string().min(1),
  description: htmlText,
  hasClose: z.boolean().default(true),
  icon: z.string().optional().describe('Name of an icon.'),
});
