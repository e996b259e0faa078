import { expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import type { BlockMeta, BlockProps } from '#registry/contract.ts';
import type { NoticesResponse } from '#schemas/api/notices.ts';

const schema = z.strictObject({});
const meta = {
  label: { ko: '공지', en: 'Notices', ja: 'お知らせ', zh: '公告' },
  description: { en: 'Notices.', ko: '공지입니다.' },
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: ['notices'],
  slots: { aside: { label: { en: 'Aside', ko: '옆' } } },
} as const satisfies BlockMeta;

test('the types of a block follow from its schema.ts', () => {
  type Props = BlockProps<typeof schema, typeof meta>;
  expectTypeOf<Props['source']>().toEqualTypeOf<NoticesResponse | undefined>();
  expectTypeOf<keyof Props['slots']>().toEqualTypeOf<'aside'>();
  expectTypeOf<
    BlockProps<typeof schema, typeof meta & { sources: [] }>['source']
  >().toEqualTypeOf<undefined>();
  // @ts-expect-error no source has this name
  ({ ...meta, sources: ['notises'] }) satisfies BlockMeta;
});
