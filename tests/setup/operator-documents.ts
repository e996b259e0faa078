import { beforeAll, beforeEach } from 'vitest';
import { documentCalls } from '#schemas/operator/document-calls.ts';
import type { Database } from '#server/backend/database/open.ts';
import { createOperator } from '#server/backend/operator/accounts/accept-invitation.ts';
import type { Publishing } from '#server/backend/operator/context/publishing-port.ts';
import type { OperatorRefusal } from '#server/backend/operator/context/refusal.ts';
import type { DocumentContext } from '#server/backend/operator/documents/context.ts';
import { documentHandlers as handlers } from '#server/backend/operator/documents/index.ts';
import { publishDue } from '#server/backend/operator/schedule/publish-due.ts';
import { seedContent } from '#server/backend/seed/seed-content.ts';
import { han, sakura, sizes } from '#server/backend/testing/content.ts';
import { createPublishing } from '#server/publishing/create-publishing.ts';
import { describeDatabases } from './backend-databases.ts';

const start = Date.parse('2026-11-25T00:00:00Z');
export const minute = 60_000;
/** The parameters of calls about the documents of the clinic. */
export const of = { code: 'han' };

/** Operators with accounts: their ids are 1, 2, … */
const names = ['Kim', 'Lee'];

/** Gives them accounts. */
export async function addOperators(db: Database): Promise<void> {
  for (const name of names)
    await createOperator(db, {
      email: `${name}@maru.example`,
      name,
      language: 'ko',
      isInstanceAdministrator: false,
      passwordHash: '',
      now: start,
    });
}

const section = (id: string, html: object) => ({ id, type: 'RichText', v: 1, data: { html } });

/** A valid site document with one text in Korean and English. */
export const text = (ko: string, en = 'en', more: object = {}) =>
  JSON.stringify(
    {
      formatVersion: 1,
      template: 'commerce',
      menu: [],
      pages: { '/landing': { sections: [section('text', { ko, en })] } },
      ...more,
    },
    null,
    2,
  );

/** The error that a call is refused with. */
export const refusalOf = (answer: Promise<unknown>): Promise<OperatorRefusal> =>
  answer.then(
    () => Promise.reject(new Error('was not refused')),
    (error) => error,
  );

/**
 * Runs tests of the calls about documents on both database engines, with the real checks. Every test starts with two
 * clinics and without revisions and drafts.
 */
export function describeDocuments(name: string, tests: (documents: Documents) => void): void {
  describeDatabases(name, (db) => {
    let publishing: Publishing;
    const state = { now: start, partnerId: 1 };
    beforeAll(async () => {
      publishing = await createPublishing({ factsOf: async () => undefined });
      for (const content of [han(), sakura()])
        await db()
          .transaction()
          .execute((transaction) => seedContent(transaction, content, sizes, start));
      await addOperators(db());
    });
    beforeEach(async () => {
      Object.assign(state, { now: start, partnerId: 1 });
      for (const table of ['siteRevisions', 'siteDrafts'] as const) await db().deleteFrom(table).execute();
      const counters = ['revision', 'draft', 'publications'];
      await db().deleteFrom('counters').where('name', 'in', counters).execute();
      await db().deleteFrom('idempotencyKeys').execute();
    });
    tests(documentsOf(db, state, () => publishing));
  });
}

type Documents = ReturnType<typeof documentsOf>;

function documentsOf(
  db: () => Database,
  state: { now: number; partnerId: number },
  publishing: () => Publishing,
) {
  const as = (name: string, more: Partial<DocumentContext> = {}): DocumentContext => ({
    db: db(),
    partner: {
      id: state.partnerId,
      code: state.partnerId === 1 ? 'han' : 'sakura',
      timeZone: 'Asia/Seoul',
    },
    operator: { id: names.indexOf(name) + 1, name },
    now: state.now,
    publishing: publishing(),
    ...more,
  });
  return {
    db,
    /** The time, and the clinic on whose behalf calls are made. */
    state,
    as,
    /** The context of an operator whose documents get these findings instead of the real ones. */
    checkedBy: (check: (document: { code: string; text: string }, real: Publishing) => ReturnType<Check>) =>
      as('Kim', {
        publishing: { ...publishing(), check: (document) => check(document, publishing()) },
      }),
    publish: (document: string, base: number | null, more: object = {}, context = as('Kim')) =>
      handlers
        .publish(context, of, documentCalls.publish.body.parse({ document, base, ...more }))
        .then((answer) => documentCalls.publish.response.parse(answer)),
    rollback: (body: object = {}) =>
      handlers.rollback(as('Kim'), of, documentCalls.rollback.body.parse(body)),
    published: async () => (await handlers.published(as('Kim'), of, undefined)).revision,
    /** Number, status and base of every revision, newest first. */
    revisions: async () =>
      (await handlers.revisions(as('Kim'), { code: 'han', limit: 50 }, undefined)).rows.map(
        ({ number, status, base }) => [number, status, base],
      ),
    /** Publishes what is due. */
    publishDue: (context = as(''), onError: (error: unknown) => void = (error) => Promise.reject(error)) =>
      publishDue(db(), context.publishing, state.now, onError),
  };
}

type Check = Publishing['check'];
