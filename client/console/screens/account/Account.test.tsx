// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import {
  type Answers,
  answerCall,
  press,
  refusal,
  seesText,
  showScreen,
} from '#tests/setup/console-screen.tsx';
import { typeInto } from '#tests/setup/type-into.ts';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { Component } from './Account.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.stubGlobal('fetch', answerCall);

const operator = {
  id: 1,
  email: 'lee@han.example',
  name: 'Lee',
  language: 'en',
  isInstanceAdministrator: false,
  memberships: [],
};

function show(answers: Answers) {
  return showScreen({
    routes: [
      { id: 'signed-in', loader: () => operator, children: [{ path: '/account', Component }] },
      { path: '/sign-in', element: <p>Signed out</p> },
    ],
    at: '/account',
    answers: { 'GET /operator/tokens': { rows: [] }, ...answers },
  });
}

test('signing out everywhere ends all sessions and leads to the sign-in', async () => {
  const { sent, address } = show({ 'DELETE /operator/session?everywhere=true': { done: true } });
  await press('Sign out everywhere');
  await seesText('Signed out');
  expect(sent).toEqual([['DELETE /operator/session?everywhere=true']]);
  expect(address()).toBe('/sign-in');
});

test('a sign-out that failed is reported, and the account stays', async () => {
  const { address } = show({ 'DELETE /operator/session?everywhere=true': () => refusal(500) });
  await press('Sign out everywhere');
  await vi.waitFor(
    () => expect(document.querySelector('[role="alertdialog"]')).not.toBeNull(),
    waitTimeoutMs,
  );
  expect(address()).toBe('/account');
});

test('a new password is sent with the current one, and both fields are emptied', async () => {
  const { sent } = show({ 'PUT /operator/account': { operator } });
  await seesText('At least 10 characters');
  const fields = [
    typeInto('Current password', 'the former password'),
    typeInto('New password', 'the next password'),
  ];
  await press('Change password');
  await seesText('Your password has been changed.');
  const body = { currentPassword: 'the former password', newPassword: 'the next password' };
  expect(sent).toEqual([['PUT /operator/account', body]]);
  expect(fields.map(({ value }) => value)).toEqual(['', '']);
});

test('a refused password is reported beside the fields, which stay filled', async () => {
  show({ 'PUT /operator/account': () => refusal(403, { translatedMessage: 'That is not your password.' }) });
  await seesText('At least 10 characters');
  typeInto('Current password', 'a guess');
  const next = typeInto('New password', 'the next password');
  await press('Change password');
  await seesText('That is not your password.');
  expect(next.value).toBe('the next password');
});
