import { z } from 'zod';
import { currency } from '../currency.ts';
import { id, isoDateTime, languageCode, maybe } from '../primitives.ts';
import { gender } from './gender.ts';

const titledEvent = z.object({ id, title: z.string(), languageCode: languageCode.optional() });

/** An option that the visitor selected on the page of a treatment or an event. */
const selectedProductOption = z.object({
  productId: id,
  optionId: id,
  productName: z.string(),
  optionName: z.string(),
  languageCode: languageCode.optional().describe('The language of the names.'),
  price: z.number().nonnegative().nullable().describe('As shown; null if no amount was shown.'),
  currency: currency.optional().describe('KRW by default.'),
  quantity: z.int().positive().default(1),
  eventId: id
    .optional()
    .describe('The secret event whose prices were shown, and which must be used to read it again.'),
  event: titledEvent
    .optional()
    .describe(
      'The event, public or secret, that `price` belongs to; by default in the language of the names.',
    ),
  standing: z
    .enum(['unread', 'gone', 'closed'])
    .optional()
    .describe(
      'The last finding of the cart: the price could not be read, the option is gone, or it cannot be reserved. Missing if it is available as stored here.',
    ),
});
export type SelectedProductOption = z.infer<typeof selectedProductOption>;

/** Options selected but not yet passed to the widget. */
export const temporarySelection = z.object({
  selectedEvent: maybe(titledEvent),
  selectedProductId: maybe(id),
  selectedProducts: z.array(selectedProductOption).default([]),
});
export type TemporarySelection = z.infer<typeof temporarySelection>;

/** Data of the success page after a reservation (SPEC section 3). */
export const reservationSuccess = z.object({
  reservationDetail: z.string(),
  reservedAt: isoDateTime,
  partnerName: z.string(),
  partnerAddress: z.string(),
  customerName: z.string(),
  customerPhone: z.string(),
  languageCode: languageCode.optional().describe('The language of its texts.'),
  reservationProductOptions: z.array(selectedProductOption),
  isIncludeVat: z.boolean(),
  isSend: z.boolean(),
  isReservationConfirm: z.boolean(),
});
export type ReservationSuccess = z.infer<typeof reservationSuccess>;

const user = z.object({
  id,
  name: z.string(),
  phoneNumber: maybe(z.string()),
  email: maybe(z.string()),
  gender: maybe(gender),
});
export type User = z.infer<typeof user>;

/** The doctors who were offered for a consultation (engine/browser/integrations/offer-managers.ts). */
const managerList = z.object({
  rows: z.array(z.object({ id, name: z.string(), position: maybe(z.string()) })),
  count: z.int().nonnegative(),
  languageCode: languageCode.optional().describe('The language of the names.'),
});
export type ManagerList = z.infer<typeof managerList>;

/** A tag of a treatment, without `#`, in the language in which the visitor read it. */
const hashtag = z.object({ text: z.string(), languageCode });
export type Hashtag = z.infer<typeof hashtag>;

/** The data in local storage, by key. Each part starts empty, and an invalid part is reset. */
export const persistedState = z.object({
  manager: managerList.catch({ rows: [], count: 0 }),
  reservation: z
    .object({ success: maybe(reservationSuccess), temporary: maybe(temporarySelection) })
    .catch({ success: null, temporary: null }),
  auth: z.object({ user: maybe(user) }).catch({ user: null }),
  common: z
    .object({
      cartCount: z.int().nonnegative().default(0),
      lastPath: maybe(z.string().regex(/^\/(?![/\\])/, 'expected a path of this site')).describe(
        'The page on which the reservation widget was opened.',
      ),
      productBackup: z
        .array(selectedProductOption)
        .default([])
        .describe('Options ticked on treatment pages but not yet in the cart.'),
      hashtags: z
        .array(hashtag)
        .default([])
        .describe(
          'Tags of treatments that the visitor viewed, newest first (client/visitor/behaviors/search-hashtags.ts).',
        ),
    })
    .catch({ cartCount: 0, lastPath: null, productBackup: [], hashtags: [] }),
});
export type PersistedState = z.infer<typeof persistedState>;
