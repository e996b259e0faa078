import type { z } from 'zod';

export type Json = z.core.util.JSONType;
