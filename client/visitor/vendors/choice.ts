import { type ConsentCategory, consentCategories } from '#schemas/site/site-event.ts';
import { choiceKey } from './consent-names.ts';

/** Milliseconds after which a visitor is asked again: a year. */
const validFor = 365 * 24 * 60 * 60 * 1000;

/** A visitor's choice. `asked`: the categories that it is about; `granted`: those of them that the visitor accepted. */
export type Choice = { granted: readonly ConsentCategory[]; asked: readonly ConsentCategory[] };

/** The stored choice; undefined if there was none, or it is no longer valid. */
export function readChoice(now = Date.now()): Choice | undefined {
  try {
    const { at, granted, asked } = JSON.parse(localStorage.getItem(choiceKey) ?? '{}') as Record<
      string,
      unknown
    >;
    const isValid = typeof at === 'number' && at <= now && now - at < validFor && Array.isArray(granted);
    if (!isValid) return undefined;
    const accepted = consentCategories.filter((category) => granted.includes(category));
    // A refusal of everything is one of what was not offered, too.
    if (accepted.length > 0 && Array.isArray(asked))
      return { granted: accepted, asked: consentCategories.filter((category) => asked.includes(category)) };
    // Earlier versions did not store what was offered, and with "Accept all" accepted even what was not: that is no choice.
    return accepted.length < consentCategories.length
      ? { granted: accepted, asked: consentCategories }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a choice. Without storage it is valid for this page only. */
export function storeChoice(choice: Choice, now = Date.now()): void {
  try {
    // An earlier choice must not outlive this one if there is no room.
    localStorage.removeItem(choiceKey);
    localStorage.setItem(choiceKey, JSON.stringify({ at: now, ...choice }));
  } catch {
    // The next page finds that nothing can be stored.
  }
}

/** Whether a choice would be stored: storage may be blocked or full. */
export function canStoreChoice(): boolean {
  const key = `${choiceKey}-test`;
  try {
    // A test would be an event in other tabs, which look for a choice then: two would answer each other without end.
    if (localStorage.getItem(choiceKey) !== null) return true;
    // As long as a choice.
    localStorage.setItem(key, ' '.repeat(100));
    localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
