import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { labelOf } from '../labeled.ts';
import { exhibitionContent } from './exhibitions.ts';
import { findContentProblems } from './find-problems.ts';
import { type ContentKind, contentFiles, contentKinds, type PartnerContent } from './index.ts';

const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');
const partners = new URL('../../fixtures/partners/', import.meta.url);

/** The examples in the README, parsed and validated. */
function examples(): PartnerContent {
  const blocks = readme.matchAll(/^## ([\w-]+)\n[^#]*?```json\n([\s\S]*?)```/gm);
  const raw = Object.fromEntries([...blocks].map(([, kind, json]) => [kind, JSON.parse(json ?? '')]));
  return parseAll((kind) => raw[kind]);
}

function parseAll(read: (kind: ContentKind) => unknown): PartnerContent {
  return Object.fromEntries(
    contentKinds.map((kind) => [kind, parseFile(kind, read(kind))]),
  ) as PartnerContent;
}

// Throws a readable error with all problems of the file.
function parseFile(kind: ContentKind, value: unknown): unknown {
  const result = z.safeParse(contentFiles[kind] as z.ZodType, value);
  if (!result.success) throw new Error(`${kind}.json:\n${z.prettifyError(result.error)}`);
  return result.data;
}

test('the README has a valid example of every kind, and they fit together', () => {
  expect(findContentProblems(examples())).toEqual([]);
});

test('references to missing ids are found', () => {
  const content = examples();
  content.products.rows[0]?.categoryIds.push(9);
  content.events.rows[0]?.prices.push({ productId: 101, option: 3, price: 1 });
  content['customer-boards'].types.push({
    id: 1,
    name: { ko: '후기', en: 'Reviews' },
    isPrivateAllowed: true,
  });
  expect(findContentProblems(content)).toEqual([
    'products rows[0].categoryIds: no categories with id 9',
    'events rows[0].prices[1]: product 101 has no option 3',
    'customer-boards types[1].id: boards has a type 1 too',
  ]);
});

test('texts that lack a language of the partner, or have another one, are found', () => {
  const content = examples();
  content.notices.rows[0] = { ...content.notices.rows[0], title: { ko: '안내', zh: '通知' } } as never;
  expect(findContentProblems(content)).toEqual([
    'notices rows[0].title: no text in en',
    'notices rows[0].title: zh is no language of this partner',
  ]);
});

test.each([
  ['an id twice', 'categories', { rows: [1, 1].map((id) => ({ id, name: { ko: '리프팅' } })) }],
  ['an unknown field', 'categories', { rows: [{ id: 1, name: { ko: '리프팅' }, color: 'red' }] }],
  ['a text that names no language', 'categories', { rows: [{ id: 1, name: {} }] }],
  [
    'a path in place of a picture name',
    'categories',
    { rows: [{ id: 1, name: { ko: '가' }, image: '../a.webp' }] },
  ],
  [
    'times without a period of both',
    'schedules',
    { rows: [{ id: 1, kind: 'special', title: { ko: '단축' }, date: '2026-12-24', openAt: '10:00' }] },
  ],
  [
    'an exhibition that both ends and never ends',
    'exhibitions',
    {
      rows: [
        {
          id: 1,
          title: { ko: '가' },
          image: 'a',
          description: { ko: '나' },
          isAlways: true,
          endAt: '2026-01-01T00:00:00Z',
        },
      ],
    },
  ],
] as const)('refuses %s', (_, kind, file) => {
  expect(contentFiles[kind].safeParse(file).success).toBe(false);
});

const codes = existsSync(partners) ? readdirSync(partners) : [];
const written = codes.filter((code) => existsSync(new URL(`${code}/content/`, partners)));
describe.each(written)('content of %s', (code) => {
  const read = (kind: ContentKind) =>
    JSON.parse(readFileSync(new URL(`${code}/content/${kind}.json`, partners), 'utf8')) as unknown;

  test.each(contentKinds)('%s.json has the right shape', (kind) => {
    expect(parseFile(kind, read(kind))).toBeDefined();
  });

  test('fits together and is complete in every language', () => {
    const content = parseAll(read);
    expect(content.partner.code).toBe(code);
    expect(findContentProblems(content)).toEqual([]);
  });
});

test('The help text of the treatments of an event names the order in which its page shows them', () => {
  const { productIds } = exhibitionContent.shape;
  expect(labelOf(productIds, 'en')?.description).toContain('in the order of the list of treatments');
  expect(labelOf(productIds, 'ko')?.description).toContain('시술 목록의 순서대로');
});
