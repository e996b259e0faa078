import { type Click, clickReaders, clicks } from './clicks.ts';

/**
 * Calls `read` with every click.
 * @param withEarlier also with those of this document so far: a consent given just now does not cover them
 */
export function onClick(read: (click: Click) => void, withEarlier: boolean): void {
  if (withEarlier) clicks.forEach(read);
  clickReaders.add(read);
}
