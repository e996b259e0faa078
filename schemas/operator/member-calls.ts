import { z } from 'zod';
import { isoDateTime } from '../primitives.ts';
import { pageSize, plainCount } from '../text-numbers.ts';
import { operatorCall } from './operator-call.ts';
import { role } from './roles.ts';
import { email } from './session-calls.ts';

export const ofPartner = { code: z.string().min(1).max(64) };

const member = z.strictObject({
  id: z.int().positive().describe('Of the operator.'),
  email: z.string(),
  name: z.string(),
  role,
  lastSeenAt: isoDateTime.nullable(),
});

const openInvitation = z.strictObject({
  id: z.int().positive(),
  email: z.string(),
  role,
  expiresAt: isoDateTime,
});

const auditEntry = z.strictObject({
  id: z.int().positive(),
  at: isoDateTime,
  operator: z.string().describe('Name and address at that time, `command line` or `mail delivery`.'),
  action: z.string().describe('Name of the call, such as `publish`.'),
  target: z.string().describe('Such as `revision 12` or `article 4`.'),
  before: z.json().optional(),
  after: z.json().optional(),
});

/** A page of the audit log, newest first. */
export const auditPage = { before: plainCount().optional(), limit: pageSize(200, 50) };
export const auditRows = z.strictObject({ rows: z.array(auditEntry), more: z.boolean() });

const done = z.strictObject({ done: z.literal(true) });
const ofMember = z.strictObject({ ...ofPartner, id: plainCount() });

export const memberCalls = {
  partners: operatorCall({
    name: 'partners',
    method: 'GET',
    path: '/operator/partners',
    access: 'signed-in',
    params: z.strictObject({
      after: ofPartner.code.optional().describe('The last code of the page before.'),
    }),
    response: z.strictObject({
      rows: z.array(
        z.strictObject({
          code: z.string(),
          name: z.string(),
          origin: z.string().describe('Address of the site.'),
          hosts: z.array(z.string()),
          mainLanguage: z.string(),
          languages: z.array(z.string()),
          timeZone: z.string(),
          templateCode: z.string(),
          publishedRevision: z.int().nullable(),
          role,
        }),
      ),
      more: z.boolean().describe('Whether others follow.'),
    }),
    summary: 'The partners that one may work on, by code: a thousand at most',
  }),
  members: operatorCall({
    name: 'members',
    method: 'GET',
    path: '/operator/partners/{code}/members',
    access: 'administrator',
    params: z.strictObject(ofPartner),
    response: z.strictObject({ rows: z.array(member), invitations: z.array(openInvitation) }),
    summary: 'Members and open invitations',
  }),
  publishers: operatorCall({
    name: 'publishers',
    method: 'GET',
    path: '/operator/partners/{code}/publishers',
    access: 'viewer',
    params: z.strictObject(ofPartner),
    response: z.strictObject({ names: z.array(z.string()) }),
    summary: 'Names of the members who may publish',
  }),
  invite: operatorCall({
    name: 'invite',
    method: 'POST',
    path: '/operator/partners/{code}/invitations',
    access: 'administrator',
    params: z.strictObject(ofPartner),
    body: z.strictObject({ email, role }),
    response: z.strictObject({
      id: z.int().positive(),
      token: z
        .string()
        .nullable()
        .describe(
          'Part of the link that the administrator passes on, shown once; null: the address gets it by mail.',
        ),
      expiresAt: isoDateTime,
    }),
    summary:
      'Invite by mail, or by link on a server without mail; a new invitation of the same address replaces the old one',
  }),
  withdrawInvitation: operatorCall({
    name: 'withdrawInvitation',
    method: 'DELETE',
    path: '/operator/partners/{code}/invitations/{id}',
    access: 'administrator',
    params: ofMember,
    response: done,
    summary: 'Withdraw an invitation',
  }),
  changeRole: operatorCall({
    name: 'changeRole',
    method: 'PUT',
    path: '/operator/partners/{code}/members/{id}',
    access: 'administrator',
    params: ofMember,
    body: z.strictObject({ role }),
    response: done,
    summary: "Change a member's role; the last administrator stays one",
  }),
  removeMember: operatorCall({
    name: 'removeMember',
    method: 'DELETE',
    path: '/operator/partners/{code}/members/{id}',
    access: 'administrator',
    params: ofMember,
    response: done,
    summary: 'Remove a member; the last administrator cannot be removed',
  }),
  auditLog: operatorCall({
    name: 'auditLog',
    method: 'GET',
    path: '/operator/partners/{code}/audit',
    access: 'administrator',
    params: z.strictObject({ ...ofPartner, ...auditPage }),
    response: auditRows,
    summary: 'Every action of operators, newest first',
  }),
};
