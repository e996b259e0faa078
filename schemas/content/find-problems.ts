import { type LanguageCode, languageCodes } from '../primitives.ts';
import type { PartnerContent } from './index.ts';

/**
 * Finds problems that the schema of a single file cannot detect: references to missing ids, and texts that lack one of
 * the partner's languages or have another one.
 * @returns one line per problem, such as `products rows[3].categoryIds: no categories with id 9`.
 */
export function findContentProblems(content: PartnerContent): string[] {
  return [...missingTargets(content), ...languageProblems(content)];
}

function missingTargets(content: PartnerContent): string[] {
  const problems: string[] = [];
  const expectIds = (place: string, ids: (number | undefined)[], kind: string, rows: { id: number }[]) => {
    const known = new Set(rows.map((row) => row.id));
    for (const id of ids) {
      if (id !== undefined && !known.has(id)) problems.push(`${place}: no ${kind} with id ${id}`);
    }
  };
  const categories = content.categories.rows;
  const products = content.products.rows;

  categories.forEach((row, index) => {
    expectIds(`categories rows[${index}].parentId`, [row.parentId], 'categories', categories);
  });
  products.forEach((row, index) => {
    expectIds(`products rows[${index}].categoryIds`, row.categoryIds, 'categories', categories);
    expectIds(`products rows[${index}].relatedIds`, row.relatedIds, 'products', products);
  });
  for (const kind of ['exhibitions', 'after-notices'] as const) {
    content[kind].rows.forEach((row, index) => {
      expectIds(`${kind} rows[${index}].productIds`, row.productIds, 'products', products);
    });
  }
  content.events.rows.forEach((row, index) => {
    row.prices.forEach((price, position) => {
      const place = `events rows[${index}].prices[${position}]`;
      const product = products.find((candidate) => candidate.id === price.productId);
      if (!product) problems.push(`${place}: no products with id ${price.productId}`);
      else if (price.option > product.options.length) {
        problems.push(`${place}: product ${product.id} has no option ${price.option}`);
      }
    });
  });
  content.employees.rows.forEach((row, index) => {
    const standIns = row.absences.map(({ substituteId }) => substituteId);
    expectIds(`employees rows[${index}].absences`, standIns, 'employees', content.employees.rows);
  });
  content.faqs.rows.forEach((row, index) => {
    expectIds(`faqs rows[${index}].categoryId`, [row.categoryId], 'categories', content.faqs.categories);
  });
  for (const kind of ['boards', 'customer-boards'] as const) {
    const { types, rows } = content[kind];
    rows.forEach((row, index) => {
      expectIds(`${kind} rows[${index}].boardTypeId`, [row.boardTypeId], 'types', types);
    });
  }
  const own = new Set(content.boards.types.map((type) => type.id));
  content['customer-boards'].types.forEach((type, index) => {
    if (own.has(type.id))
      problems.push(`customer-boards types[${index}].id: boards has a type ${type.id} too`);
  });
  return problems;
}

function languageProblems(content: PartnerContent): string[] {
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
