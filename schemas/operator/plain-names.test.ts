import { expect, test } from 'vitest';
import { draftCalls } from './draft-calls.ts';
import { sectionCalls } from './section-calls.ts';
import { sessionCalls } from './session-calls.ts';
import { tokenCalls } from './token-calls.ts';

const { createDraft, saveDraft } = draftCalls;
const node = { type: 'RichText', v: 1, data: {} };

test.each([
  ['a new draft', createDraft.body, { base: null, document: '{}' }],
  ['a saved draft', saveDraft.body, { version: 1, document: '{}' }],
  ['a saved section', sectionCalls.saveSection.body, { node }],
  ['an account', sessionCalls.updateAccount.body, {}],
  ['a token', tokenCalls.createToken.body, { currentPassword: 'x' }],
])('The name of %s has no control characters', (_, body, others) => {
  const named = (name: string) => body.safeParse({ ...others, name });
  expect(named('겨울 안내').success).toBe(true);
  expect(named('Winter\x1b[2J').error?.issues).toMatchObject([
    { path: ['name'], message: 'expected no control characters and no change of writing direction' },
  ]);
});
