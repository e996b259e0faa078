import type { mailCalls } from '#schemas/operator/mail-calls.ts';
import { mailChoiceOf, storeMailChoice } from '#server/backend/outbox/recipients.ts';
import type { HandlersOf } from '../context/handler.ts';

const nothing = { inquiries: false, reservations: false, articles: false };

/** Calls about the mails that operators get. */
export const notificationHandlers: HandlersOf<Exclude<keyof typeof mailCalls, 'forgotPassword'>> = {
  mailState: async ({ isMailSetUp = false }) => ({ isSetUp: isMailSetUp }),

  mailChoice: async ({ db, partner, operator }) => ({
    choice: (await mailChoiceOf(db, partner.id, operator.id)) ?? nothing,
  }),

  saveMailChoice: async (context, _params, choice) => {
    const { db, partner, operator } = context;
    await db.transaction().execute(async (transaction) => {
      const before = await mailChoiceOf(transaction, partner.id, operator.id);
      await storeMailChoice(transaction, partner.id, operator.id, choice);
      await context.record(transaction, { target: 'own mails', before: before ?? nothing, after: choice });
    });
    return { done: true };
  },
};
