import { z } from 'zod';
import { isoDateTime } from '../primitives.ts';
import { auditPage, auditRows } from './member-calls.ts';
import { operatorCall } from './operator-call.ts';
import { email } from './session-calls.ts';

/** Calls about the instance as a whole. */
export const instanceCalls = {
  resetPassword: operatorCall({
    name: 'resetPassword',
    method: 'POST',
    path: '/operator/password-resets',
    access: 'instance-administrator',
    params: z.strictObject({}),
    body: z.strictObject({ email }),
    response: z.strictObject({
      token: z.string().describe('Part of the link that the administrator passes on; shown once.'),
      expiresAt: isoDateTime,
    }),
    summary:
      "Reset another operator's password: the old one, all sessions and tokens end, and a link sets a new one",
  }),
  instanceAuditLog: operatorCall({
    name: 'instanceAuditLog',
    method: 'GET',
    path: '/operator/audit',
    access: 'instance-administrator',
    params: z.strictObject(auditPage),
    response: auditRows,
    summary: 'Every action that concerns no partner, such as signing in, newest first',
  }),
};
