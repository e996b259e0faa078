import { nearest } from '#engine/resolve/nearest.ts';
import { CommandError } from './command.ts';

/** The error for a code that no partner has, with the nearest one. */
export function noPartner(code: string, codes: Iterable<string>): CommandError {
  const meant = nearest(code, codes);
  return new CommandError(`There is no partner "${code}".${meant ? ` Did you mean "${meant}"?` : ''}`);
}
