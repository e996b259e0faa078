import type { LanguageCode } from '#schemas/language-codes.ts';
import type { SelectedProductOption } from '#schemas/site/client-state.ts';

type StoredOption = Pick<SelectedProductOption, 'optionId' | 'optionName' | 'languageCode'>;
type NamedOption = { id: number; name: string };

/** The options of a treatment, with their names in one language. */
export type NamedOptions<Item extends NamedOption = NamedOption> = {
  languageCode?: LanguageCode | undefined;
  options: readonly Item[];
};

/**
 * The option that was stored, by its name: ids are places in a list that the clinic may have reordered
 * (docs/decisions/091). By its id if the names are in another language than the stored one.
 * @returns undefined if no option has that name
 */
export function storedOption<Item extends NamedOption>(
  { optionId, optionName, languageCode }: StoredOption,
  named: NamedOptions<Item>,
): Item | undefined {
  const there = named.options.find(({ id }) => id === optionId);
  if (languageCode !== named.languageCode || there?.name === optionName) return there;
  return named.options.find(({ name }) => name === optionName);
}
