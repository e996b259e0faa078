import type { z } from 'zod';
import { isBinding } from '#schemas/layout/binding.ts';
import { defineRule } from '../../rule.ts';
import { belowIntro, node, productPage } from '../../testing/example-documents.ts';

export default defineRule({
  level: 'error',
  title: { ko: '소스의 필수 설정 누락', en: 'Missing setting of a source' },
  about: {
    ko: '소스에 꼭 필요한 매개변수가 있어야 하고, 방문자의 주소(query)에 따라 빠져서는 안 됩니다.',
    en: 'Parameters that a source requires are given, and do not depend on the query of the visitor.',
  },
  check: ({ sources, registry }) =>
    sources.flatMap(({ ref, path }) => {
      const shape = (registry.sources.get(ref.name)?.params.shape ?? {}) as Record<string, z.ZodType>;
      const required = Object.keys(shape).filter((name) => !shape[name]?.safeParse(undefined).success);
      return required.flatMap((name) => {
        const value = ref.params?.[name];
        const isOptional = isBinding(value) && value.$bind.startsWith('query.');
        if (value !== undefined && value !== '' && !isOptional) return [];
        return [
          {
            path: isOptional
              ? [...path, 'params', name, '$bind']
              : [...path, ...(value === '' ? ['params', name] : ref.params ? ['params'] : [])],
            message: isOptional
              ? {
                  ko: `"${ref.name}" 소스에 꼭 필요한 "${name}" 값이 주소(query)에 없을 수 있습니다`,
                  en: `The source "${ref.name}" requires "${name}", which the query may not have`,
                }
              : {
                  ko: `"${ref.name}" 소스에 꼭 필요한 매개변수 "${name}"이(가) 없습니다`,
                  en: `The source "${ref.name}" requires the parameter "${name}"`,
                },
          },
        ];
      });
    }),
  examples: {
    passing: [
      { document: productPage({}) },
      { document: belowIntro(node('NoticeList', {}, { source: { name: 'notices' } })) },
    ],
    failing: [
      {
        document: productPage({ sources: { product: { name: 'product' } } }),
        at: 'pages["/products/{productId}"].sources.product',
      },
      {
        document: productPage({ sources: { product: { name: 'product', params: {} } } }),
        at: 'pages["/products/{productId}"].sources.product.params',
      },
      {
        document: productPage({
          sources: { product: { name: 'product', params: { productId: { $bind: 'query.id' } } } },
        }),
        at: 'pages["/products/{productId}"].sources.product.params.productId.$bind',
      },
    ],
  },
});
