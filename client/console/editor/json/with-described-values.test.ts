import { expect, test } from 'vitest';
import { withDescribedValues } from './with-described-values.ts';

const tone = {
  type: 'string',
  enum: ['plain', 'dark'],
  enumDescriptions: ['기본', '어두운 색'],
  default: 'plain',
};

test('each value of a choice has its title as description, at any depth', () => {
  const schema = { $defs: { Note: { properties: { tone } } } };
  expect(withDescribedValues(schema).$defs.Note.properties.tone).toEqual({
    type: 'string',
    default: 'plain',
    anyOf: [
      { const: 'plain', description: '기본' },
      { const: 'dark', description: '어두운 색' },
    ],
  });
});

test('choices without titles, and examples that look like choices, stay as they are', () => {
  const bare = { enum: [1, 2], examples: [tone], default: tone };
  expect(withDescribedValues(bare)).toEqual(bare);
});
