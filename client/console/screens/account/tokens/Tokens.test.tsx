// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import {
  answerCall,
  dialogCloses,
  losesText,
  press,
  refusal,
  seesText,
  showPart,
} from '#tests/setup/console-screen.tsx';
import { typeInto } from '#tests/setup/type-into.ts';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { Tokens } from './Tokens.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.stubGlobal('fetch', answerCall);

const time = '2026-01-01T00:00:00.000Z';
const token = (id: number, name: string) => ({
  id,
  name,
  createdAt: time,
  lastUsedAt: null,
  expiresAt: time,
  isCurrent: false,
});

/** Shows the tokens of an account with one token, named `laptop`. */
function show(revoke: () => unknown) {
  let rows = [token(3, 'laptop')];
  return showPart(<Tokens />, {
    'GET /operator/tokens': () => ({ rows }),
    'POST /operator/tokens': ({ name }: { name: string }) => {
      rows = [token(9, name), ...rows];
      return { token: 'secret-of-the-token', expiresAt: time };
    },
    'DELETE /operator/tokens/3': () => {
      rows = rows.filter(({ id }) => id !== 3);
      return revoke();
    },
  });
}

test.each([
  ['a valid token', () => ({ done: true })],
  ['a token that has ended meanwhile', () => refusal(404)],
])('%s is revoked after a question, and the focus is on the heading', async (_, revoke) => {
  const { sent } = show(revoke);
  await press('Revoke laptop');
  await seesText('Commands that use it are refused at once.');
  expect(sent).toEqual([]);
  await press('Revoke');
  await seesText('Revoked: laptop no longer works.');
  await seesText('You have no tokens.');
  await dialogCloses();
  expect(sent).toEqual([['DELETE /operator/tokens/3']]);
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('tokens'), waitTimeoutMs);
});

test('a token that could not be revoked stays, and the question shows why', async () => {
  show(() => refusal(500));
  await press('Revoke laptop');
  await press('Revoke');
  const problem = () => document.querySelector('[role="dialog"] [role="alert"]');
  await vi.waitFor(() => expect(problem()).not.toBeNull(), waitTimeoutMs);
});

test('a token is made with its name, days and the password, and shown once', async () => {
  const { sent } = show(() => ({ done: true }));
  await seesText('laptop');
  typeInto('What it is for', ' CI ');
  const password = typeInto('Your password', 'a good password');
  await press('Make a token');
  await seesText('secret-of-the-token');
  await seesText('Copy the token CI now');
  expect(sent).toEqual([
    ['POST /operator/tokens', { name: 'CI', days: 90, currentPassword: 'a good password' }],
  ]);
  expect(password.value).toBe('');
  await press('Revoke laptop');
  await press('Revoke');
  await losesText('secret-of-the-token');
});
