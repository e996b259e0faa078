import { type ConsentCategory, consentCategories } from '#schemas/site/site-event.ts';
import { choiceKey } from './consent-names.ts';

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
    // An earlier choice must not outlive this one if there is no room.
    localStorage.removeItem(choiceKey);
    localStorage.setItem(choiceKey, JSON.stringify({ at: now, granted }));
  } catch {
    // The next page finds that nothing can be stored.
  }
}

/** Whether a choice would be stored: storage may be blocked or full. */
export function canStoreChoice(): boolean {
  const key = `${choiceKey}-test`;
  try {
    // As long as a choice.
    localStorage.setItem(key, ' '.repeat(100));
    localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
