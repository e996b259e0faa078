import { type ConsentCategory, consentCategories } from '#schemas/site/site-event.ts';
import { choiceKey } from './names.ts';

/** Milliseconds after which a visitor is asked again: a year. */
const validFor = 365 * 24 * 60 * 60 * 1000;

/** What the visitor accepted; undefined if there was no choice, or it is no longer valid. */
export function readChoice(now = Date.now()): readonly ConsentCategory[] | undefined {
  try {
    const { at, granted } = JSON.parse(localStorage.getItem(choiceKey) ?? '{}') as Record<string, unknown>;
    const isValid = typeof at === 'number' && at <= now && now - at < validFor && Array.isArray(granted);
    return isValid ? consentCategories.filter((category) => granted.includes(category)) : undefined;
  } catch {
    return undefined;
  }
}

/** Stores what the visitor accepts. Without storage the choice is valid for this page only. */
export function storeChoice(granted: readonly ConsentCategory[], now = Date.now()): void {
  try {
    localStorage.setItem(choiceKey, JSON.stringify({ at: now, granted }));
  } catch {
    // The next page asks again.
  }
}
