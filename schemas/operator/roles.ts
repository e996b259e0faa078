import { z } from 'zod';

/** The roles of a partner's members, from least to most: each may do what those before it may. */
export const roles = ['viewer', 'editor', 'publisher', 'administrator'] as const;
export const role = z.enum(roles);
export type Role = z.infer<typeof role>;

/** Whether a member with the role `has` may do what requires the role `needed`. */
export const hasRole = (has: Role, needed: Role): boolean => roles.indexOf(has) >= roles.indexOf(needed);
