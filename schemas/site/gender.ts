import { z } from 'zod';

export const gender = z.enum(['MALE', 'FEMALE']);
export type Gender = z.infer<typeof gender>;
