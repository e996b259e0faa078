/**
 * The files of a new block: a static section with a title and a list. It has every part of a block and is meant to be
 * rewritten.
 * @param name PascalCase
 * @returns file name → text
 */
export function blockFiles(name: string): Record<string, string> {
  const label = name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ');
  return {
    'index.tsx': component(name),
    'schema.ts': schema(label),
    'styles.css': styles(name),
    'messages.json': messages,
    'fixtures.ts': fixtures,
    'index.test.tsx': test(name),
    'contract.test.ts': contract,
  };
}

const component = (name: string) => `import { EmptyState } from '#blocks/_ui/EmptyState.tsx';
import { HeadedSection } from '#blocks/_ui/HeadedSection.tsx';
import { T } from '#blocks/_ui/T.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { BlockProps } from '#registry/contract.ts';
import { plain } from '#schemas/layout/text.ts';
import type { meta, schema } from './schema.ts';

/** A title and a list of lines. */
export default function ${name}({ id, data }: BlockProps<typeof schema, typeof meta>) {
  const t = useMessages();
  return (
    <HeadedSection id={id} className="${name}" data={data}>
      {data.items.length === 0 ? (
        <EmptyState title={t('empty')} />
      ) : (
        <ul className="${name}-items">
          {data.items.map((item) => (
            <li key={plain(item)} className="${name}-item">
              <T value={item} />
            </li>
          ))}
        </ul>
      )}
    </HeadedSection>
  );
}
`;

const schema = (label: string) => `import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { labeled } from '#schemas/labeled.ts';
import { boundText } from '#schemas/layout/parts.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

export const schema = z.strictObject({
  title: labeled(boundText, sharedLabels.sectionTitle),
  items: labeled(z.array(boundText).default([]), {
    en: ['Lines', 'Shown in this order.'],
    ko: ['목록', '이 순서대로 보여 줍니다.'],
    examples: [[{ ko: '신분증', en: 'An identity card', ja: '身分証', zh: '身份证件' }]],
  }),
});

export const meta = {
  label: {
    ko: '새 블록(${label})',
    en: '${label}',
    ja: '${label}',
    zh: '${label}',
  },
  description: { en: 'A title and a list of lines.', ko: '제목과 목록입니다.' },
  keywords: 'text lines 문구 목록 リスト 列表',
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
} as const satisfies BlockMeta;
`;

const styles = (name: string) => `.${name}-items {
  display: grid;
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;
}

.${name}-item {
  padding: var(--space-5);
  border: var(--line-width) solid var(--color-line);
  border-radius: var(--radius-card);
  background: var(--color-surface);
  color: var(--color-text);
  overflow-wrap: anywhere;
}

@media (min-width: 769px) {
  .${name}-items {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
}
`;

const messages = `{
  "empty": {
    "ko": "아직 내용이 없습니다.",
    "en": "There is nothing here yet.",
    "ja": "まだ内容がありません。",
    "zh": "暂无内容。"
  }
}
`;

const fixtures = `import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { longWords } from '#blocks/_ui/product-fixtures.ts';

export const fixtures = {
  default: {
    data: {
      title: { ko: '제목', en: 'Title', ja: '見出し', zh: '标题' },
      items: [
        { ko: '첫째 줄', en: 'First line', ja: '一行目', zh: '第一行' },
        { ko: '둘째 줄', en: 'Second line', ja: '二行目', zh: '第二行' },
      ],
    },
  },
  minimal: { data: { title: '제목' } },
  extreme: {
    data: {
      title: longWords,
      items: Array.from({ length: 12 }, (_, index) => ({ ko: \`\${index + 1} \${longWords.ko}\` })),
    },
  },
} satisfies Fixtures;
`;

const test = (name: string) => `import { expect, test } from 'vitest';
import { renderForTest } from '#blocks/_ui/render-for-test.tsx';
import component from './index.tsx';
import messages from './messages.json' with { type: 'json' };

const render = (data: object) => renderForTest({ component, messages }, { data }).html;

test('shows its lines in their order', () => {
  const html = render({ title: 'Title', items: ['First', 'Second'] });
  expect(html.match(/<li class="${name}-item">\\w+<\\/li>/g)).toEqual([
    '<li class="${name}-item">First</li>',
    '<li class="${name}-item">Second</li>',
  ]);
});

test('shows a message when it is empty', () => {
  const html = render({ title: 'Title', items: [] });
  expect(html).toContain('There is nothing here yet.');
  expect(html).not.toContain('<ul');
});
`;

const contract = `import { testBlock } from '#tests/contract/test-block.ts';

testBlock(
  import.meta.dirname,
  import.meta.glob(['./{index,schema,fixtures,migrations}.{ts,tsx}', './messages.json'], { eager: true }),
);
`;
