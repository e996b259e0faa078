import { z } from 'zod';
import { reservationBody } from '#schemas/api/reservations.ts';
import { languageCode, timeOfDay } from '#schemas/primitives.ts';
import { inquiryForm } from '#schemas/site/inquiry.ts';

const { kind, customerName, customerPhone, memo, options } = reservationBody.shape;

/** What visitors of a demo have sent before it begins: `demo-inbox.json` in a partner's folder. */
export const demoInboxFile = z.strictObject({
  inquiries: z
    .array(
      z.strictObject({
        ...inquiryForm.shape,
        languageCode,
        hoursAgo: z.number().min(0).max(240).describe('When it was sent, before the start of the demo.'),
      }),
    )
    .default([]),
  reservations: z
    .array(
      z.strictObject({
        kind,
        customerName,
        customerPhone,
        memo,
        options,
        languageCode,
        daysAhead: z.int().min(1).max(30).describe('The first day, from today, on which it may be.'),
        after: timeOfDay.describe('The earliest time of that day.'),
      }),
    )
    .default([]),
});
export type DemoInbox = z.infer<typeof demoInboxFile>;
