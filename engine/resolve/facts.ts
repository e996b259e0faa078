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
    const fields = Object.keys(schema.shape).map((key) => `${root}.${key}`);
    return { message: `Unknown fact "${bind}"`, suggestion: nearest(bind, fields) };
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

function unknownIn(known: readonly string[], name: string, root: string, bind: string, why: string) {
  if (known.includes(name)) return undefined;
  const near = nearest(name, known);
  return { message: `Unknown binding "${bind}": ${why}`, suggestion: near && `${root}.${near}` };
}
