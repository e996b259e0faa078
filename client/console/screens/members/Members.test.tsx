// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  answerCall,
  buttons,
  losesText,
  press,
  refusal,
  seesText,
  showPart,
} from '#tests/setup/console-screen.tsx';
import { typeInto } from '#tests/setup/type-into.ts';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { Component } from './Members.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.stubGlobal('fetch', answerCall);

const expiresAt = '2026-01-08T00:00:00.000Z';
const invitation = (id: number, name: string) => ({
  id,
  email: `${name}@han.example`,
  role: 'editor',
  expiresAt,
});
const member = { id: 1, email: 'lee@han.example', name: 'Lee', role: 'administrator', lastSeenAt: null };

/** The members with two open invitations. */
function show(
  withdraw: () => unknown = () => ({ done: true }),
  token: string | null = 'token-of-the-invitation',
) {
  let invitations = [invitation(5, 'park'), invitation(6, 'choi')];
  return showPart(<Component />, {
    'GET /operator/partners/han/members': () => ({ rows: [member], invitations }),
    'POST /operator/partners/han/invitations': ({ email }: { email: string }) => {
      invitations = [...invitations, invitation(7, email.replace('@han.example', ''))];
      return { id: 7, token, expiresAt };
    },
    'DELETE /operator/partners/han/invitations/5': () => {
      const response = withdraw();
      if (!(response instanceof Response)) invitations = invitations.slice(1);
      return response;
    },
  });
}

test('an invitation is withdrawn, and the focus is on the next one', async () => {
  const { sent } = show();
  await press('Withdraw the invitation of park@han.example');
  await seesText('Withdrawn: the link no longer works.');
  await losesText('park@han.example');
  expect(sent).toEqual([['DELETE /operator/partners/han/invitations/5']]);
  const focused = () => document.activeElement?.getAttribute('aria-label');
  await vi.waitFor(
    () => expect(focused()).toBe('Withdraw the invitation of choi@han.example'),
    waitTimeoutMs,
  );
});

test('an invitation that could not be withdrawn stays, and a message tells why', async () => {
  show(() => refusal(403, { translatedMessage: 'You may not withdraw it.' }));
  await press('Withdraw the invitation of park@han.example');
  await seesText('You may not withdraw it.');
  await seesText('park@han.example');
});

test('an invitation has a link, which is shown once, and is listed', async () => {
  const { sent } = show();
  await seesText('Invite someone');
  const field = typeInto('Email', 'kim@han.example');
  await press('Invite');
  await seesText('Send this link to kim@han.example.');
  await seesText(`${location.origin}/invitations/token-of-the-invitation`);
  expect(sent).toEqual([
    ['POST /operator/partners/han/invitations', { email: 'kim@han.example', role: 'editor' }],
  ]);
  expect(field.value).toBe('');
  const rows = () => buttons('Withdraw the invitation of kim@han.example');
  await vi.waitFor(() => expect(rows()).toHaveLength(1), waitTimeoutMs);
});

test('where invitations are mailed, no link is shown', async () => {
  show(undefined, null);
  await seesText('Invite someone');
  typeInto('Email', 'kim@han.example');
  await press('Invite');
  await seesText('An email with a link is on its way to kim@han.example.');
  expect([document.querySelector('code'), buttons('Copy the link')]).toEqual([null, []]);
});

test('the focus stays at the role that is chosen, also while it is saved', async () => {
  let finish = (_: unknown) => {};
  const saving = new Promise((resolve) => {
    finish = resolve;
  });
  const { sent } = showPart(<Component />, {
    'GET /operator/partners/han/members': { rows: [member], invitations: [] },
    'PUT /operator/partners/han/members/1': () => saving.then(() => Response.json({ done: true })),
  });
  // A wait that fails must not be waited for.
  onTestFinished(() => finish(undefined));
  await seesText('Role of Lee');
  const select = document.querySelector<HTMLButtonElement>('.Members .Select-button');
  select?.focus();
  select?.click();
  const option = () =>
    [...document.querySelectorAll('[role="option"]')].find((one) => one.textContent === 'Editor');
  await vi.waitFor(() => expect(option()).toBeDefined(), waitTimeoutMs);
  (option() as HTMLElement).click();
  await vi.waitFor(() => expect(sent).toHaveLength(1), waitTimeoutMs);
  await vi.waitFor(() => expect(document.activeElement).toBe(select), waitTimeoutMs);
  await vi.waitFor(() => expect(select?.getAttribute('aria-disabled')).toBe('true'), waitTimeoutMs);
  expect(select?.disabled).toBe(false);
  finish(undefined);
  await seesText('The role has been changed.');
  await vi.waitFor(() => expect(select?.getAttribute('aria-disabled')).not.toBe('true'), waitTimeoutMs);
  expect(document.activeElement).toBe(select);
});
