import { z } from 'zod';
import { ofPartner } from './member-calls.ts';
import { operatorCall } from './operator-call.ts';
import { email } from './session-calls.ts';

const done = z.strictObject({ done: z.literal(true) });

/** What an operator is told about by mail. */
const mailChoice = z.strictObject({
  inquiries: z.boolean(),
  reservations: z.boolean(),
  articles: z.boolean().describe("Visitors' articles on boards."),
});

export const mailCalls = {
  mailState: operatorCall({
    name: 'mailState',
    method: 'GET',
    path: '/operator/mail',
    access: 'anyone',
    params: z.strictObject({}),
    response: z.strictObject({ isSetUp: z.boolean() }),
    summary: 'Whether this instance sends mail',
  }),
  forgotPassword: operatorCall({
    name: 'forgotPassword',
    method: 'POST',
    path: '/operator/forgotten-passwords',
    access: 'anyone',
    params: z.strictObject({}),
    body: z.strictObject({ email }),
    response: done,
    summary: 'Mail a link to set a password, if the address has an account: the answer does not tell',
  }),
  mailChoice: operatorCall({
    name: 'mailChoice',
    method: 'GET',
    path: '/operator/partners/{code}/mail-choice',
    access: 'viewer',
    params: z.strictObject(ofPartner),
    response: z.strictObject({ choice: mailChoice }),
    summary: 'What one is told about by mail',
  }),
  saveMailChoice: operatorCall({
    name: 'saveMailChoice',
    method: 'PUT',
    path: '/operator/partners/{code}/mail-choice',
    access: 'viewer',
    params: z.strictObject(ofPartner),
    body: mailChoice,
    response: done,
    summary: 'Choose what one is told about by mail',
  }),
};
