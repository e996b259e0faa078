import { distance } from 'fastest-levenshtein';
import { schemasAt } from '#schemas/layout/schema-at.ts';
import { homepageConfig } from '#schemas/site/homepage-config.ts';
import { partnerMarketing } from '#schemas/site/marketing.ts';
import { partnerInfo } from '#schemas/site/partner.ts';
import { nearest } from './nearest.ts';

/** Schemas of the facts that a binding can name, by root. */
export const factSchemas = {
  partner: partnerInfo,
  marketing: partnerMarketing,
  config: homepageConfig,
} as const;

const routeRoots = ['params', 'query', 'page', 'clock'] as const;

/**
 * The error in a binding's path, if any. `params` must name a parameter of the page key, `page` one of the page's
 * sources.
 */
export function bindingProblem(
  bind: string,
  scope: { params: readonly string[]; aliases: readonly string[] },
): { message: string; suggestion?: string | undefined } | undefined {
  const [root = '', ...rest] = bind.split('.');
  const schema = factSchemas[root as keyof typeof factSchemas];
  const names = rest.map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  if (schema) {
    if (rest.length && schemasAt(schema, names).length) return undefined;
    return { message: `Unknown fact "${bind}"`, suggestion: nearestFact(root, rest[0] ?? '', schema) };
  }
  const [name = ''] = rest;
  if (root === 'query' && rest.length === 1) return undefined;
  if (root === 'clock') return unknownIn(['today'], name, root, bind, 'the clock only knows today');
  if (root === 'params')
    return unknownIn(scope.params, name, root, bind, 'the page key has no such parameter');
  if (root === 'page') return unknownIn(scope.aliases, name, root, bind, 'the page has no such source');
  return {
    message: `Unknown binding "${bind}"`,
    suggestion: nearest(root, [...Object.keys(factSchemas), ...routeRoots])?.concat(
      rest.length ? `.${rest.join('.')}` : '',
    ),
  };
}

/** Other words for parts of a fact's name. */
const synonyms: Record<string, string> = {
  phone: 'tel',
  telephone: 'tel',
  mobile: 'tel',
  mail: 'email',
  photo: 'image',
  picture: 'image',
  title: 'name',
  time: 'hours',
  location: 'address',
  homepage: 'domain',
  website: 'domain',
};

/** The fact that a name probably means: misspelt, or by another word for one of its parts. */
function nearestFact(root: string, name: string, { shape }: { shape: object }): string | undefined {
  const fields = Object.keys(shape);
  const words = name.split(/(?=[A-Z])/).map((word) => word.toLowerCase());
  const meant = words.flatMap((word) => synonyms[word] ?? []);
  const isAbout = (field: string) => meant.every((word) => field.toLowerCase().includes(word));
  // Only fields with the meant word: "partnerPhone" looks more like other names than like "partnerTel".
  const about = meant.length > 0 ? fields.filter(isAbout) : [];
  const inOtherWords = words.map((word) => synonyms[word] ?? word).join('');
  const found = about.length > 0 ? closest(inOtherWords, about) : nearest(name, fields);
  return found && `${root}.${found}`;
}

/** Returns the name with the smallest distance, however large that is. */
const closest = (name: string, all: readonly string[]): string | undefined =>
  [...all].sort((a, b) => distance(name, a.toLowerCase()) - distance(name, b.toLowerCase()))[0];

function unknownIn(known: readonly string[], name: string, root: string, bind: string, why: string) {
  if (known.includes(name)) return undefined;
  const near = nearest(name, known);
  return { message: `Unknown binding "${bind}": ${why}`, suggestion: near && `${root}.${near}` };
}
