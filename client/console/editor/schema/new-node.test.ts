import { expect, test } from 'vitest';
import type { CatalogBlock } from '#schemas/operator/catalog.ts';
import type { JsonSchema } from './json-schema.ts';
import { freeId, newNode } from './new-node.ts';

const text = (example: string): JsonSchema => ({ type: 'string', examples: [example] });
const root: JsonSchema = {
  $defs: {
    Note: {
      properties: {
        data: {
          type: 'object',
          properties: { title: text('Notices'), footer: text('Closed on Sunday') },
          required: ['title'],
        },
      },
    },
  },
};
const block: CatalogBlock = {
  type: 'Note',
  label: 'Note',
  description: 'A note.',
  category: 'content',
  version: 2,
  words: '',
  places: ['section'],
  slots: [],
  sources: ['notices'],
  isSourceRequired: true,
  presets: [],
  newSource: { name: 'notices', params: { limit: 5 } },
};

test('a new node has what its block requires, and none of the examples of other fields', () => {
  expect(newNode(root, block, new Set(['note']))).toEqual({
    id: 'note-2',
    type: 'Note',
    v: 2,
    data: { title: 'Notices' },
    source: { name: 'notices', params: { limit: 5 } },
  });
});

test('a block with a preset begins with it', () => {
  const presets = [{ label: 'Short', data: { title: 'Short' } }];
  expect(newNode(root, { ...block, presets }, new Set()).data).toEqual({ title: 'Short' });
});

test('the id of a new node is free', () => {
  expect(freeId('HeroSlider', new Set(['hero-slider', 'hero-slider-2']))).toBe('hero-slider-3');
});
