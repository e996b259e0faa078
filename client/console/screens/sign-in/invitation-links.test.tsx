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
import { Component as AcceptInvitation } from './AcceptInvitation.tsx';
import { Component as SetPassword } from './SetPassword.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.stubGlobal('fetch', answerCall);

const token = 'token-of-twenty-characters';
const expiresAt = '2026-01-08T00:00:00.000Z';
const session = {
  expiresAt,
  operator: {
    id: 1,
    email: 'kim@han.example',
    name: 'Kim',
    language: 'en',
    isInstanceAdministrator: false,
    memberships: [],
  },
};
const invitations = `/operator/invitations/${token}`;
const resets = `/operator/password-resets/${token}`;

const show = (at: 'invitations' | 'set-password', answers: Answers) =>
  showScreen({
    routes: [
      { path: '/invitations/:token', Component: AcceptInvitation },
      { path: '/set-password/:token', Component: SetPassword },
      { path: '/partners', element: <p>All sites</p> },
    ],
    at: `/${at}/${token}`,
    answers: {
      [`GET ${resets}`]: { email: 'kim@han.example', name: 'Kim', expiresAt },
      ...answers,
    },
  });
const invitation = (hasAccount: boolean) => ({
  [`GET ${invitations}`]: {
    email: 'kim@han.example',
    partnerName: 'Han',
    role: 'editor',
    hasAccount,
    expiresAt,
  },
});

test('an invitation is accepted with a new account', async () => {
  const { sent } = show('invitations', { ...invitation(false), [`POST ${invitations}`]: session });
  await seesText('work on the site of Han');
  typeInto('Your name', 'Kim');
  typeInto('Choose a password', 'a good password');
  await press('Accept');
  await seesText('All sites');
  expect(sent).toEqual([[`POST ${invitations}`, { password: 'a good password', name: 'Kim' }]]);
});

test('an invitation is accepted with an account that exists, and a wrong password is reported', async () => {
  const { sent } = show('invitations', {
    ...invitation(true),
    [`POST ${invitations}`]: ({ password }: { password: string }) =>
      password === 'my password' ? session : refusal(422, { translatedMessage: 'Wrong password.' }),
  });
  await seesText('work on the site of Han');
  typeInto('Password', 'a guess');
  await press('Accept');
  await seesText('Wrong password.');
  typeInto('Password', 'my password');
  await press('Accept');
  await seesText('All sites');
  expect(sent.map(([, body]) => body)).toEqual([{ password: 'a guess' }, { password: 'my password' }]);
});

test('a new password is set by a link, and signs in', async () => {
  const { sent } = show('set-password', { [`POST ${resets}`]: session });
  await seesText('Your account is kim@han.example.');
  typeInto('Choose a password', 'a good password');
  await press('Save and sign in');
  await seesText('All sites');
  expect(sent).toEqual([[`POST ${resets}`, { password: 'a good password' }]]);
});

test('a refused password is reported, and nobody is signed in', async () => {
  const { address } = show('set-password', {
    [`POST ${resets}`]: () => refusal(422, { translatedMessage: 'It is too plain.' }),
  });
  await seesText('Your account is kim@han.example.');
  typeInto('Choose a password', 'aaaaaaaaaaaa');
  await press('Save and sign in');
  await seesText('It is too plain.');
  expect(address()).toBe(`/set-password/${token}`);
});
