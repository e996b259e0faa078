import type { z } from 'zod';

/** A value as JSON has it. */
export type Json = z.core.util.JSONType;
