import type { Json } from '#schemas/json.ts';
import type { TokenOverrides } from '#schemas/layout/theme.ts';
import { objectOf } from './json-object.ts';

/** What a document overrides; values that are no tokens are left out, and shown by the check. */
export function overridesOf(theme: Json | undefined): TokenOverrides {
  return Object.fromEntries(
    Object.entries(objectOf(theme)).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );
}
