import { notFoundKey, pageKeys } from '#engine/route/page-keys.ts';
import { isServedPath } from '#engine/route/served-paths.ts';
import { languageCodes } from '#schemas/language-codes.ts';
import { keyOfPath } from '../document/page-paths.ts';
import type { Origin } from '../tree/page-tree.ts';

/** Characters that the address of a new page may have. */
export const maxAddressLength = 200;

/** Why a page cannot get an address. */
export type AddressProblem =
  | { reason: 'empty' | 'slash' | 'characters' | 'parts' | 'served' }
  | { reason: 'language'; language: string }
  /** Another page has it, or shows all addresses of this kind. */
  | { reason: 'taken' | 'template' | 'numbers'; key: string };

/**
 * Why a page cannot get an address; undefined if it can. Stricter than the check of documents: what is refused here, such as
 * capitals, is only useful to those who write JSON.
 * @param keys the pages of the site, without the one that gets the address
 */
export function addressProblem(
  address: string,
  keys: readonly { key: string; origin: Origin }[],
): AddressProblem | undefined {
  if (address === '' || address === '/') return { reason: 'empty' };
  if (!address.startsWith('/')) return { reason: 'slash' };
  if (/[^a-z\d/_-]/.test(address)) return { reason: 'characters' };
  const parts = address.split('/').slice(1);
  if (parts.includes('')) return { reason: 'parts' };
  const [first = ''] = parts;
  if ((languageCodes as readonly string[]).includes(first)) return { reason: 'language', language: first };
  if (isServedPath(address)) return { reason: 'served' };
  const same = keys.find(({ key }) => key === address);
  if (same) return { reason: same.origin === 'template' ? 'template' : 'taken', key: address };
  if (address === notFoundKey || (pageKeys as readonly string[]).includes(address))
    return { reason: 'template', key: address };
  // `/products/12` is a treatment, and `/products/best` is free.
  const names = keys.map(({ key }) => key);
  const pattern = /\d/.test(address) ? keyOfPath(address, names) : undefined;
  return pattern !== undefined && hasNumbers(address, pattern)
    ? { reason: 'numbers', key: pattern }
    : undefined;
}

/** Whether an address has a number wherever the key of a page has a parameter. */
function hasNumbers(address: string, key: string): boolean {
  const parts = address.split('/');
  return key.split('/').every((part, index) => !part.startsWith('{') || /^\d+$/.test(parts[index] ?? ''));
}

/** The address that a typed text means: `Winter event` and `https://clinic.example/winter-event` are `/winter-event`. */
export function addressOf(text: string): string {
  const path = text
    .trim()
    .replace(/^https?:\/\/[^/]*/i, '')
    .toLowerCase()
    .replaceAll(/\s+/g, '-');
  return path === '' || path.startsWith('/') ? path : `/${path}`;
}

/** The address that suits a title; empty if the title has no Latin letters. */
export function addressForTitle(title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);
  return /[a-z]/.test(words) ? `/${words}` : '';
}

/** The first address like this one that a page can get: `/spring-2`, `/spring-3`, … */
export function freeAddress(address: string, keys: readonly { key: string; origin: Origin }[]): string {
  if (address === '' || !addressProblem(address, keys)) return address;
  const base = address.replace(/-\d+$/, '');
  let number = 2;
  while (addressProblem(`${base}-${number}`, keys)?.reason === 'taken') number += 1;
  return `${base}-${number}`;
}
