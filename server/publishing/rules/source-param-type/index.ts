import type { z } from 'zod';
import { findFact } from '#engine/bindings/resolve-data.ts';
import type { CheckContext } from '../../check-context.ts';
import { defineRule } from '../../rule.ts';
import { belowIntro, node, withSource } from '../../testing/example-documents.ts';
import { boundSchemas, kindNames, kindsOf, type ValueKind } from '../../value-kinds.ts';

const categories = node(
  'CategoryNav',
  {},
  {
    source: { name: 'product-categories', params: { kind: { $bind: 'config.exposureCategory' } } },
  },
);

export default defineRule({
  level: 'error',
  title: { ko: '소스 설정에 맞지 않는 값', en: 'Setting of a source that does not fit' },
  about: {
    ko: '매개변수에 연결한 정보는 소스가 받는 값이어야 합니다.',
    en: 'A fact that is bound to a parameter is one that the source takes.',
  },
  check: (context) =>
    context.sources.flatMap(({ ref, path, page }) => {
      const shape = (context.registry.sources.get(ref.name)?.params.shape ?? {}) as Record<string, z.ZodType>;
      return Object.entries(ref.params ?? {}).flatMap(([name, value]) => {
        const schema = shape[name];
        if (typeof value !== 'object' || !('$bind' in value) || !schema) return [];
        const refused = refusedKind(value.$bind, schema, page, context);
        if (!refused) return [];
        return [
          {
            path: [...path, 'params', name, '$bind'],
            message: {
              ko: `"${ref.name}" 소스의 "${name}"에 "${value.$bind}" 값(${kindNames[refused].ko})을 쓸 수 없습니다`,
              en: `"${name}" of the source "${ref.name}" does not take "${value.$bind}", which is ${kindNames[refused].en}`,
            },
          },
        ];
      });
    }),
  examples: {
    passing: [
      { document: withSource('products', { categoryId: { $bind: 'query.categoryId' }, limit: 3 }) },
      { document: belowIntro(categories) },
    ],
    failing: [
      {
        document: withSource('products', { limit: { $bind: 'partner.partnerName' } }),
        at: 'pages["/a"].sections[1].source.params.limit.$bind',
      },
      {
        document: withSource('products', { categoryId: { $bind: 'clock.today' } }),
        at: 'pages["/a"].sections[1].source.params.categoryId.$bind',
      },
      {
        document: withSource('products', { keyword: { $bind: 'partner.branches' } }),
        at: 'pages["/a"].sections[1].source.params.keyword.$bind',
      },
    ],
  },
});

/** Values of each kind that stand for all of it. */
const samples: Record<ValueKind, unknown[]> = {
  text: ['1', 'text', '2026-01-31'],
  texts: [{ ko: '글' }],
  html: ['<p>1</p>'],
  link: ['/', 'https://a.example'],
  picture: ['/files/a/b.webp'],
  number: [1, 0.5],
  boolean: [true],
  list: [[], ['1'], [1]],
  object: [{}],
};

/** The kind of a fact that a parameter refuses: the fact itself where it is known, else whatever the fact may be. */
function refusedKind(
  bind: string,
  schema: z.ZodType,
  page: string | undefined,
  context: CheckContext,
): ValueKind | undefined {
  const schemas = boundSchemas(bind, page, context);
  const kinds = [...(schemas ? kindsOf(schemas) : [])];
  const [first] = kinds;
  if (!first) return undefined;
  const takes = (value: unknown) => schema.safeParse(value).success;
  const { partner, now } = context;
  const row = partner?.info[partner.mainLanguage]?.row;
  const roots = { ...row, clock: { today: now.slice(0, 10) } };
  const known = findFact(bind, roots);
  if (known !== undefined && known !== null) return takes(known) ? undefined : first;
  return kinds.some((kind) => samples[kind].some(takes)) ? undefined : first;
}
