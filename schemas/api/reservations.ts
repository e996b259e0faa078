import { z } from 'zod';
import { currency } from '../currency.ts';
import { id, isoDate, isoDateTime, languageCode, timeOfDay } from '../primitives.ts';
import { maxQuantity } from '../quantity.ts';
import { reservationSuccess } from '../site/client-state.ts';
import { widgetEntry } from '../site/menu.ts';
import { phone, requiredText } from '../site/typed-text.ts';
import { utmValues, visit } from '../site/visit.ts';
import { idListParam, idParam } from './common.ts';
import { productOption } from './products.ts';

/**
 * Calls of the reservation widget to its own server (docs/integrations.md). They are not part of SPEC section 7: the
 * widget is a third party, and the site only loads its script.
 */

/** Options of one reservation: a limit only to prevent abuse. */
export const maxOptions = 20;

export const widgetLanguageParams = z.object({ languageCode: languageCode.optional() });

export const widgetProductsParams = widgetLanguageParams.extend({
  categoryId: idParam.optional(),
  eventId: idParam.optional(),
  productId: idParam.optional(),
  ids: idListParam.optional(),
});

/** A treatment and its options. Prices are as the site shows them, null if it hides them. */
const widgetProduct = z.object({
  id,
  name: z.string(),
  languageCode: languageCode.describe('The language of the names.'),
  currency,
  options: z.array(productOption.pick({ id: true, name: true, price: true, isReservable: true })),
});
export type WidgetProduct = z.infer<typeof widgetProduct>;

/** Options that determine the duration of a reservation: comma-separated `productId:optionId`. */
const optionList = z
  .string()
  .max(400)
  .regex(/^(\d{1,12}:\d{1,12}(,\d{1,12}:\d{1,12})*)?$/)
  .transform((text) =>
    text
      .split(',')
      .filter(Boolean)
      .map((pair) => Number(pair.split(':')[0])),
  )
  .optional();

export const widgetDaysParams = widgetLanguageParams.extend({ options: optionList });
const widgetDay = z.object({ date: isoDate, isOpen: z.boolean() });
export type WidgetDay = z.infer<typeof widgetDay>;

export const widgetTimesParams = widgetLanguageParams.extend({ date: isoDate, options: optionList });
const widgetTime = z.object({ time: timeOfDay, isFree: z.boolean() });
export type WidgetTime = z.infer<typeof widgetTime>;

/** Codes of the form's messages; `server/backend/messages.json` has their texts. */
const reservationMessages = {
  name: 'RESERVATION_NAME_REQUIRED',
  phone: 'RESERVATION_PHONE_REQUIRED',
  consent: 'RESERVATION_CONSENT_REQUIRED',
  time: 'RESERVATION_TIME_REQUIRED',
  options: 'RESERVATION_OPTION_REQUIRED',
} as const;

export const reservationBody = z
  .strictObject({
    kind: widgetEntry,
    date: z.iso.date({ error: reservationMessages.time }),
    time: z
      .string({ error: reservationMessages.time })
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, reservationMessages.time),
    customerName: requiredText(reservationMessages.name, 60),
    customerPhone: phone(reservationMessages.phone),
    managerId: id.nullable().default(null).describe('The doctor whom the visitor would like to consult.'),
    memo: z.string().trim().max(1_000).default(''),
    isConsented: z.literal(true, { error: reservationMessages.consent }),
    options: z
      .array(
        z.strictObject({
          productId: id,
          optionId: id,
          quantity: z.int().min(1).max(maxQuantity),
          name: z
            .string()
            .max(1_000)
            .optional()
            .describe(
              'The name of the option as it was shown. If no option has it any more, the answer is 409.',
            ),
          price: z
            .number()
            .nonnegative()
            .nullable()
            .optional()
            .describe(
              'The price as it was shown, null if none was. If it is another now, the answer is 409.',
            ),
          eventId: id
            .nullable()
            .optional()
            .describe(
              'The event whose prices apply; null for the regular prices. Missing: the event that was opened.',
            ),
        }),
      )
      .max(maxOptions)
      .default([]),
    eventId: id.nullable().default(null),
    utm: utmValues.default({}),
    visit: visit.omit({ utm: true }).default({ landing: null, referrer: null }),
  })
  .refine(({ kind, options }) => kind === 'visit' || options.length > 0, {
    error: reservationMessages.options,
    path: ['options'],
  });
export type ReservationBody = z.infer<typeof reservationBody>;

/** The data of the success page, and a receipt to read it again. */
export const reservationRow = reservationSuccess.extend({
  receipt: z.string(),
  kind: widgetEntry,
  endsAt: isoDateTime,
});
export type ReservationRow = z.infer<typeof reservationRow>;

export const receiptParams = widgetLanguageParams.extend({ receipt: z.string().regex(/^[\w-]{24}$/) });
