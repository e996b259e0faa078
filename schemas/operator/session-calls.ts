import { z } from 'zod';
import { plainName } from '../display-name.ts';
import { isoDateTime } from '../primitives.ts';
import { operatorLanguage } from './finding.ts';
import { operatorCall } from './operator-call.ts';
import { role } from './roles.ts';

export const email = z.email().max(254).toLowerCase();
/** At least 10 characters; at most 200, which are hashed. */
const newPassword = z.string().min(10).max(200);
/** Different characters of a new password. */
const fewestCharacters = 5;

/** Why an account must not have a password, or undefined. Guessers try plain ones and the email address first. */
export function passwordProblem(
  password: string,
  address: string,
): 'PASSWORD_TOO_SHORT' | 'PASSWORD_TOO_PLAIN' | 'PASSWORD_IS_ADDRESS' | undefined {
  if (!newPassword.safeParse(password).success) return 'PASSWORD_TOO_SHORT';
  if (new Set(password).size < fewestCharacters) return 'PASSWORD_TOO_PLAIN';
  const own = address.toLowerCase();
  const isOwn = [own, own.split('@')[0]].includes(password.trim().toLowerCase());
  return isOwn ? 'PASSWORD_IS_ADDRESS' : undefined;
}

export const operatorName = plainName(80);

const membership = z.strictObject({ code: z.string(), partnerName: z.string(), role });

export const operator = z.strictObject({
  id: z.int().positive(),
  email: z.string(),
  name: z.string(),
  language: operatorLanguage,
  isInstanceAdministrator: z.boolean(),
  memberships: z
    .array(membership)
    .describe('All partners for an instance administrator, but a thousand at most.'),
});
export type Operator = z.infer<typeof operator>;

export const session = z.strictObject({
  token: z.string().describe('Sent as `Authorization: Bearer <token>`.'),
  expiresAt: isoDateTime,
  operator,
});

const none = z.strictObject({});
const done = z.strictObject({ done: z.literal(true) });
const invitationParams = z.strictObject({ token: z.string().min(20).max(200) });

export const sessionCalls = {
  signIn: operatorCall({
    name: 'signIn',
    method: 'POST',
    path: '/operator/session',
    access: 'anyone',
    params: none,
    body: z.strictObject({ email, password: z.string().min(1).max(200) }),
    response: session,
    summary: 'Sign in; wrong passwords slow down per account and per address',
  }),
  currentSession: operatorCall({
    name: 'currentSession',
    method: 'GET',
    path: '/operator/session',
    access: 'signed-in',
    params: none,
    response: z.strictObject({ operator, expiresAt: isoDateTime }),
    summary: 'Who is signed in; a rotated token is in the header `session-token`',
  }),
  signOut: operatorCall({
    name: 'signOut',
    method: 'DELETE',
    path: '/operator/session',
    access: 'signed-in',
    params: z.strictObject({ everywhere: z.stringbool().default(false) }),
    response: done,
    summary: 'Sign out here, or everywhere',
  }),
  updateAccount: operatorCall({
    name: 'updateAccount',
    method: 'PUT',
    path: '/operator/account',
    access: 'signed-in',
    params: none,
    body: z.strictObject({
      name: operatorName.optional(),
      language: operatorLanguage.optional(),
      newPassword: newPassword.optional(),
      currentPassword: z.string().max(200).optional().describe('Required with newPassword.'),
    }),
    response: z.strictObject({ operator }),
    summary: "Change one's name, language or password; a new password signs out everywhere else",
  }),
  invitation: operatorCall({
    name: 'invitation',
    method: 'GET',
    path: '/operator/invitations/{token}',
    access: 'anyone',
    params: invitationParams,
    response: z.strictObject({
      email: z.string(),
      partnerName: z.string().nullable(),
      role: role.nullable().describe('Like the name, null for an administrator of all partners.'),
      hasAccount: z.boolean().describe('Whether the address has an account already.'),
      expiresAt: isoDateTime,
    }),
    summary: 'What an invitation is for',
  }),
  acceptInvitation: operatorCall({
    name: 'acceptInvitation',
    method: 'POST',
    path: '/operator/invitations/{token}',
    access: 'anyone',
    params: invitationParams,
    body: z.strictObject({
      name: operatorName.optional(),
      password: z.string().min(1).max(200).describe('A new one, or the one of the existing account.'),
    }),
    response: session,
    summary: 'Accept an invitation and sign in',
  }),
  passwordReset: operatorCall({
    name: 'passwordReset',
    method: 'GET',
    path: '/operator/password-resets/{token}',
    access: 'anyone',
    params: invitationParams,
    response: z.strictObject({ email: z.string(), name: z.string(), expiresAt: isoDateTime }),
    summary: 'Whose password a link sets',
  }),
  setPassword: operatorCall({
    name: 'setPassword',
    method: 'POST',
    path: '/operator/password-resets/{token}',
    access: 'anyone',
    params: invitationParams,
    body: z.strictObject({ password: z.string().min(1).max(200).describe('The new one.') }),
    response: session,
    summary: 'Set a new password by a link and sign in',
  }),
};
