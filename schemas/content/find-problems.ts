import { type LanguageCode, languageCodes } from '../primitives.ts';
import type { PartnerContent } from './index.ts';
import { type ContentListName, contentListNames, contentLists, entriesOf } from './lists.ts';
import { contentReferences } from './references.ts';

/**
 * Finds problems that the schema of a single file cannot detect: references to missing ids, and texts that lack one of
 * the partner's languages or have another one.
 * @returns one line per problem, such as `products rows[3].categoryIds: no categories with id 9`.
 */
export function findContentProblems(content: PartnerContent): string[] {
  return [...findMissingTargets(content), ...findLanguageProblems(content)];
}

function findMissingTargets(content: PartnerContent): string[] {
  const problems: string[] = [];
  const known = Object.fromEntries(
    contentListNames.map((name) => [name, new Set(entriesOf(content, name).map(({ id }) => id))]),
  ) as Record<ContentListName, Set<number>>;
  for (const name of contentListNames) {
    const { file, rows } = contentLists[name];
    entriesOf(content, name).forEach((entry, index) => {
      for (const { at, list, ids } of contentReferences(name, entry))
        for (const id of ids.filter((id) => !known[list].has(id)))
          problems.push(`${file} ${rows}[${index}]${pathText(at)}: no ${nameOf(list)} with id ${id}`);
    });
  }
  const products = new Map(content.products.rows.map((product) => [product.id, product]));
  content.events.rows.forEach((row, index) => {
    row.prices.forEach(({ productId, option }, position) => {
      if (option > (products.get(productId)?.options.length ?? option))
        problems.push(
          `events rows[${index}].prices[${position}]: product ${productId} has no option ${option}`,
        );
    });
  });
  const visitorBoards = new Set(content['customer-boards'].types.map(({ id }) => id));
  content['customer-boards'].rows.forEach(({ boardTypeId }, index) => {
    if (!visitorBoards.has(boardTypeId))
      problems.push(`customer-boards rows[${index}].boardTypeId: no types with id ${boardTypeId}`);
  });
  const own = new Set(content.boards.types.map((type) => type.id));
  content['customer-boards'].types.forEach((type, index) => {
    if (own.has(type.id))
      problems.push(`customer-boards types[${index}].id: boards has a type ${type.id} too`);
  });
  return problems;
}

/** What a list is called in its file. */
const nameOf = (list: ContentListName): string => {
  const { rows } = contentLists[list];
  return rows === 'rows' ? list : rows;
};

const pathText = (path: (string | number)[]) =>
  path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('');

function findLanguageProblems(content: PartnerContent): string[] {
  const offered = content.partner.languages;
  const problems: string[] = [];
  const walk = (place: string, value: unknown): void => {
    if (Array.isArray(value)) value.forEach((each, index) => void walk(`${place}[${index}]`, each));
    else if (isTextPerLanguage(value)) {
      const lacking = offered.filter((code) => !value[code]?.trim());
      const foreign = languageCodes.filter((code) => value[code] !== undefined && !offered.includes(code));
      if (lacking.length > 0) problems.push(`${place}: no text in ${lacking.join(', ')}`);
      if (foreign.length > 0) problems.push(`${place}: ${foreign.join(', ')} is no language of this partner`);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, each] of Object.entries(value))
        walk(place.endsWith(' ') ? place + key : `${place}.${key}`, each);
    }
  };
  for (const [kind, file] of Object.entries(content)) walk(`${kind} `, file);
  content['customer-boards'].rows.forEach((row, index) => {
    if (!offered.includes(row.languageCode)) {
      problems.push(
        `customer-boards rows[${index}].languageCode: ${row.languageCode} is no language of this partner`,
      );
    }
  });
  return problems;
}

function isTextPerLanguage(value: unknown): value is Partial<Record<LanguageCode, string>> {
  if (typeof value !== 'object' || value === null) return false;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => languageCodes.some((code) => code === key));
}
