import type { LanguageCode } from '../language-codes.ts';
import { isLocalized } from '../localized.ts';

/**
 * What people wrote, with every text passed through `clean`, and without blank translations: an empty title would be shown
 * in place of the one in the main language.
 */
export function cleanTexts<Value>(value: Value, main: LanguageCode, clean: (text: string) => string): Value {
  const walk = (one: unknown): unknown => {
    if (typeof one === 'string') return clean(one);
    if (Array.isArray(one)) return one.map(walk);
    if (typeof one !== 'object' || one === null) return one;
    const entries = Object.entries(one).map(([key, child]) => [key, walk(child)] as const);
    const cleaned = Object.fromEntries(entries);
    if (!isLocalized(cleaned)) return cleaned;
    const left = entries.filter(([code, text]) => code === main || !isBlank(text));
    return left.length > 0 ? Object.fromEntries(left) : cleaned;
  };
  return walk(value) as Value;
}

const isBlank = (text: unknown) => typeof text === 'string' && text.trim() === '';
