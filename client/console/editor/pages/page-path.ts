import { notFoundKey, pageKeys } from '#engine/route/page-keys.ts';
import { isServedPath } from '#engine/route/served-paths.ts';
import { languageCodes } from '#schemas/language-codes.ts';
import { keyOfPath } from '../document/page-paths.ts';
import type { Origin } from '../tree/page-tree.ts';

/** Characters that the path of a new page may have. */
export const maxPathLength = 200;

/** Why a page cannot get a path. */
export type PathProblem =
  | { reason: 'empty' | 'slash' | 'characters' | 'parts' | 'served' }
  | { reason: 'language'; language: string }
  /** Another page has it, or shows all paths of this kind. */
  | { reason: 'taken' | 'template' | 'numbers'; key: string };

/**
 * Why a page cannot get a path; undefined if it can. Stricter than the check of documents: what is refused here, such as
 * capitals, is only useful to those who write JSON.
 * @param keys the pages of the site, without the one that gets the path
 */
export function pathProblem(
  path: string,
  keys: readonly { key: string; origin: Origin }[],
): PathProblem | undefined {
  if (path === '' || path === '/') return { reason: 'empty' };
  if (!path.startsWith('/')) return { reason: 'slash' };
  if (/[^a-z\d/_-]/.test(path)) return { reason: 'characters' };
  const parts = path.split('/').slice(1);
  if (parts.includes('')) return { reason: 'parts' };
  const [first = ''] = parts;
  if ((languageCodes as readonly string[]).includes(first)) return { reason: 'language', language: first };
  if (isServedPath(path)) return { reason: 'served' };
  const same = keys.find(({ key }) => key === path);
  if (same) return { reason: same.origin === 'template' ? 'template' : 'taken', key: path };
  if (path === notFoundKey || (pageKeys as readonly string[]).includes(path))
    return { reason: 'template', key: path };
  // `/products/12` is a treatment, and `/products/best` is free.
  const names = keys.map(({ key }) => key);
  const pattern = /\d/.test(path) ? keyOfPath(path, names) : undefined;
  return pattern !== undefined && hasNumbers(path, pattern) ? { reason: 'numbers', key: pattern } : undefined;
}

/** Whether a path has a number wherever the key of a page has a parameter. */
function hasNumbers(path: string, key: string): boolean {
  const parts = path.split('/');
  return key.split('/').every((part, index) => !part.startsWith('{') || /^\d+$/.test(parts[index] ?? ''));
}

/** The path that a typed text means: `Winter event` and `https://clinic.example/winter-event` are `/winter-event`. */
export function pathOfText(text: string): string {
  const path = text
    .trim()
    .replace(/^https?:\/\/[^/]*/i, '')
    .toLowerCase()
    .replaceAll(/\s+/g, '-');
  return path === '' || path.startsWith('/') ? path : `/${path}`;
}

/** The path that suits a title; empty if the title has no Latin letters. */
export function pathForTitle(title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);
  return /[a-z]/.test(words) ? `/${words}` : '';
}

/** The first path like this one that a page can get: `/spring-2`, `/spring-3`, … */
export function freePath(path: string, keys: readonly { key: string; origin: Origin }[]): string {
  if (path === '' || !pathProblem(path, keys)) return path;
  const base = path.replace(/-\d+$/, '');
  let number = 2;
  while (pathProblem(`${base}-${number}`, keys)?.reason === 'taken') number += 1;
  return `${base}-${number}`;
}
