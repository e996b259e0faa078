import { isBinding } from '#schemas/layout/binding.ts';
import { kindOfParam } from '../../id-kinds.ts';
import { defineRule } from '../../rule.ts';
import { withSource } from '../../testing/example-documents.ts';

export default defineRule({
  level: 'warning',
  title: { ko: '소스의 없는 번호', en: 'Number of an item that does not exist' },
  about: {
    ko: '소스에 적은 번호는 있는 것이어야 합니다.',
    en: 'The ids in parameters of a source exist.',
  },
  check: ({ sources, partner }) =>
    sources.flatMap(({ ref, path }) =>
      Object.entries(ref.params ?? {}).flatMap(([name, value]) => {
        const kind = kindOfParam(ref.name, name);
        if (!kind || !partner || isBinding(value)) return [];
        const given = Array.isArray(value) ? value : String(value).split(',');
        const gone = given.filter((id) => !partner.ids[kind].has(Number(id)));
        return gone.map((id) => ({
          path: [...path, 'params', name],
          message: {
            ko: `번호 ${id}에 해당하는 내용이 없습니다`,
            en: `The partner has no ${kind} with the id ${id}`,
          },
        }));
      }),
    ),
  examples: {
    passing: [{ document: withSource('products', { categoryId: 2 }) }],
    failing: [
      {
        document: withSource('products', { categoryId: 77 }),
        at: 'pages["/a"].sections[1].source.params.categoryId',
      },
    ],
  },
});
