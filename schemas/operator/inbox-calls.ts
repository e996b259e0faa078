import { z } from 'zod';
import { displayName } from '../display-name.ts';
import { isoDateTime, languageCode } from '../primitives.ts';
import { visit } from '../site/visit.ts';
import { pageSize, plainCount } from '../text-numbers.ts';
import { ofPartner } from './member-calls.ts';
import { operatorCall, refusalBody } from './operator-call.ts';

const done = z.strictObject({ done: z.literal(true) });
const answered = done.extend({ answeredAt: isoDateTime });
const ofEntry = z.strictObject({ ...ofPartner, id: plainCount() });
const inboxParams = z.strictObject({
  ...ofPartner,
  state: z
    .enum(['open', 'answered', 'all'])
    .default('all')
    .describe(
      'Open entries come first: those without an answer, and reservations neither confirmed nor canceled.',
    ),
  page: plainCount().default(1),
  limit: pageSize(100, 30),
});
/** A late answer must not replace one that its author has not seen. */
const before = {
  before: isoDateTime
    .nullable()
    .optional()
    .describe('When the answer was given that this one replaces; null: none. Without it, it replaces any.'),
};
const counted = {
  count: z.int().nonnegative(),
  open: z.int().nonnegative().describe('Entries without an answer.'),
};

const inboxArticle = z.strictObject({
  id: z.int().positive(),
  boardTypeId: z.int().positive(),
  languageCode,
  title: z.string(),
  name: z.string(),
  content: z.string().describe('Plain text.'),
  phoneNumber: z.string().nullable(),
  email: z.string().nullable(),
  isPrivate: z.boolean(),
  isPinned: z.boolean(),
  isHidden: z.boolean(),
  isNotice: z.boolean().describe('Written by the clinic in its content files: it waits for no answer.'),
  createdAt: isoDateTime,
  answer: z
    .strictObject({
      content: z.string().describe('Sanitized HTML.'),
      name: z.string().nullable(),
      createdAt: isoDateTime,
    })
    .nullable(),
});

const chosenDoctor = z
  .string()
  .nullable()
  .describe("The doctor whom the visitor would like to see, in the clinic's main language.");

const inboxInquiry = z.strictObject({
  id: z.int().positive(),
  languageCode,
  name: z.string(),
  phoneNumber: z.string().nullable(),
  messenger: z.string().nullable(),
  doctor: chosenDoctor,
  preferredTimes: z.string().nullable(),
  picked: z.string().nullable(),
  message: z.string().nullable(),
  isRepeated: z.boolean(),
  createdAt: isoDateTime,
  answer: z.string().nullable(),
  answeredAt: isoDateTime.nullable(),
  visit: visit.nullable(),
});

const inboxReservation = z.strictObject({
  id: z.int().positive(),
  kind: z.enum(['visit', 'treatment']),
  startsAt: isoDateTime,
  endsAt: isoDateTime,
  customerName: z.string(),
  customerPhone: z.string(),
  doctor: chosenDoctor,
  memo: z.string(),
  languageCode,
  options: z.array(z.json()).describe('The chosen options, at the prices of that time.'),
  isConfirmed: z.boolean(),
  isCanceled: z.boolean(),
  isRepeated: z.boolean(),
  createdAt: isoDateTime,
  visit: visit.nullable(),
});

/** Days since the answer after which inquiries can be erased together. */
export const erasureDays = [30, 90, 180, 365] as const;
export type ErasureDays = (typeof erasureDays)[number];

export const inboxCalls = {
  inboxArticles: operatorCall({
    name: 'inboxArticles',
    method: 'GET',
    path: '/operator/partners/{code}/inbox/articles',
    access: 'viewer',
    params: inboxParams,
    response: z.strictObject({ rows: z.array(inboxArticle), ...counted }),
    summary: "Articles on visitors' boards, those that wait for an answer first",
  }),
  answerArticle: operatorCall({
    name: 'answerArticle',
    method: 'PUT',
    path: '/operator/partners/{code}/inbox/articles/{id}/answer',
    access: 'editor',
    params: ofEntry,
    body: z.strictObject({ ...before, content: displayName(20_000).describe('HTML.') }),
    response: answered,
    refusals: { 409: refusalBody(409, 'ANSWER_CHANGED', { present: inboxArticle.shape.answer }) },
    summary: 'Answer an article, or change the answer; visitors see it at once',
  }),
  moderateArticle: operatorCall({
    name: 'moderateArticle',
    method: 'PUT',
    path: '/operator/partners/{code}/inbox/articles/{id}',
    access: 'editor',
    params: ofEntry,
    body: z.strictObject({ isPinned: z.boolean().optional(), isHidden: z.boolean().optional() }),
    response: done,
    summary: 'Pin or hide an article',
  }),
  eraseArticle: operatorCall({
    name: 'eraseArticle',
    method: 'DELETE',
    path: '/operator/partners/{code}/inbox/articles/{id}',
    access: 'administrator',
    params: ofEntry,
    response: done,
    summary: "Erase an article and its answer, for example at the visitor's request",
  }),
  inboxInquiries: operatorCall({
    name: 'inboxInquiries',
    method: 'GET',
    path: '/operator/partners/{code}/inbox/inquiries',
    access: 'viewer',
    params: inboxParams,
    response: z.strictObject({ rows: z.array(inboxInquiry), ...counted }),
    summary: 'Inquiries, those without an answer first',
  }),
  answerInquiry: operatorCall({
    name: 'answerInquiry',
    method: 'PUT',
    path: '/operator/partners/{code}/inbox/inquiries/{id}/answer',
    access: 'editor',
    params: ofEntry,
    body: z.strictObject({ ...before, answer: displayName(5_000) }),
    response: answered,
    refusals: {
      409: refusalBody(409, 'ANSWER_CHANGED', {
        present: inboxInquiry.pick({ answer: true, answeredAt: true }),
      }),
    },
    summary: 'Record how an inquiry was answered',
  }),
  eraseInquiry: operatorCall({
    name: 'eraseInquiry',
    method: 'DELETE',
    path: '/operator/partners/{code}/inbox/inquiries/{id}',
    access: 'administrator',
    params: ofEntry,
    response: done,
    summary: "Erase an inquiry, for example at the visitor's request",
  }),
  answeredInquiries: operatorCall({
    name: 'answeredInquiries',
    method: 'GET',
    path: '/operator/partners/{code}/inbox/answered-inquiries',
    access: 'administrator',
    params: z.strictObject(ofPartner),
    response: z.strictObject({
      rows: z
        .array(z.strictObject({ days: z.literal(erasureDays), count: z.int().nonnegative() }))
        .describe('How many inquiries were answered at least so many days ago.'),
    }),
    summary: 'How many inquiries were answered long ago',
  }),
  eraseAnsweredInquiries: operatorCall({
    name: 'eraseAnsweredInquiries',
    method: 'DELETE',
    path: '/operator/partners/{code}/inbox/answered-inquiries',
    access: 'administrator',
    params: z.strictObject({ ...ofPartner, days: plainCount().pipe(z.literal(erasureDays)) }),
    response: z.strictObject({ erased: z.int().nonnegative() }),
    summary:
      'Erase all inquiries that were answered at least so many days ago: visitors consent until theirs is settled',
  }),
  eraseReservation: operatorCall({
    name: 'eraseReservation',
    method: 'DELETE',
    path: '/operator/partners/{code}/inbox/reservations/{id}',
    access: 'administrator',
    params: ofEntry,
    response: done,
    summary: "Erase a reservation, for example at the visitor's request; its time is free again",
  }),
  inboxReservations: operatorCall({
    name: 'inboxReservations',
    method: 'GET',
    path: '/operator/partners/{code}/inbox/reservations',
    access: 'viewer',
    params: inboxParams,
    response: z.strictObject({ rows: z.array(inboxReservation), ...counted }),
    summary:
      'Reservations of the demo widget, those to be confirmed first; the next one before later and past ones',
  }),
  confirmReservation: operatorCall({
    name: 'confirmReservation',
    method: 'PUT',
    path: '/operator/partners/{code}/inbox/reservations/{id}',
    access: 'editor',
    params: ofEntry,
    body: z.strictObject({ isConfirmed: z.boolean() }),
    response: done,
    summary: 'Confirm a reservation',
  }),
  cancelReservation: operatorCall({
    name: 'cancelReservation',
    method: 'PUT',
    path: '/operator/partners/{code}/inbox/reservations/{id}/cancellation',
    access: 'editor',
    params: ofEntry,
    body: z.strictObject({ isCanceled: z.boolean() }),
    response: done,
    summary:
      'Cancel a reservation, so that its time is free again, or undo that while nobody else has the time',
  }),
};
