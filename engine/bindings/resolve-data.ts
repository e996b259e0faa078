import type { LanguageCode } from '#schemas/language-codes.ts';
import { type Binding, isBinding } from '#schemas/layout/binding.ts';
import type { Text } from '#schemas/layout/text.ts';
import { isLocalized, shownLanguage } from '#schemas/localized.ts';

/** What text and bindings are resolved against. `roots`: partner, marketing, config, params, query, page and clock. */
export type Scope = { locale: LanguageCode; mainLocale: LanguageCode; roots: Record<string, unknown> };

type LocalizedRecord = Partial<Record<LanguageCode, string>>;

/** The text in the page's language, else in the main language, else in any, with the language that it is in. */
export function resolveText(
  text: LocalizedRecord,
  { locale, mainLocale }: Pick<Scope, 'locale' | 'mainLocale'>,
): Text {
  const lang = shownLanguage(text, locale, mainLocale);
  const shown = (lang && text[lang]) ?? '';
  return !lang || lang === locale ? shown : { text: shown, lang };
}

/** The fact that a binding names, or undefined. */
export function findFact(bind: string, roots: Record<string, unknown>): unknown {
  return bind.split('.').reduce<unknown>((at, key) => {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined;
    return (at as Record<string, unknown>)[key];
  }, roots);
}

/**
 * Replaces bindings with facts and localized records with texts, at any depth. Does not change the input.
 * @param convert for some bindings of the value: makes of the fact what is shown
 */
export function resolveData(
  value: unknown,
  scope: Scope,
  convert?: ReadonlyMap<Binding, (fact: unknown) => unknown>,
): unknown {
  if (Array.isArray(value)) return value.map((item) => resolveData(item, scope, convert));
  if (typeof value !== 'object' || value === null) return value;
  if (isBinding(value)) {
    const fact = findFact(value.$bind, scope.roots) ?? undefined;
    const converted = convert?.get(value);
    return resolveData(converted ? converted(fact) : fact, scope);
  }
  if (isLocalized(value)) return resolveText(value, scope);
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, resolveData(item, scope, convert)]),
  );
}
