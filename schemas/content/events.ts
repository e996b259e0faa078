import { z } from 'zod';
import { labeled } from '../labeled.ts';
import { id, localized } from '../primitives.ts';
import { contentPicture, entryOf, fileOf, hasPeriod, periodFields, periodMessage } from './common.ts';

/** The campaign's price of one option. `option`: its position in the treatment, starting at 1. */
const eventPriceContent = z.strictObject({
  productId: labeled(entryOf('products'), {
    en: ['Treatment', 'The treatment whose price is lower during the event.'],
    ko: ['시술', '이벤트 가격을 적용할 시술입니다.'],
  }),
  option: labeled(z.int().positive().meta({ optionOf: 'productId' }), {
    en: ['Option', 'The option of the treatment that has this price, by its place among them.'],
    ko: ['옵션', '이 가격을 적용할 시술 옵션입니다.'],
    examples: [1],
  }),
  price: labeled(z.int().nonnegative(), {
    en: [
      'Price during the event',
      'A whole number in the clinic’s currency, with or without VAT as the option’s own price.',
    ],
    ko: ['이벤트 가격', '병원이 쓰는 통화의 금액입니다. 부가세 포함 여부는 옵션의 원래 가격과 같습니다.'],
  }),
});

type Price = z.infer<typeof eventPriceContent>;

/** Two prices of one option have no order in which one of them counts. */
function assertOnePrice(prices: readonly Price[], context: z.RefinementCtx): void {
  const seen = new Set<string>();
  for (const [index, { productId, option }] of prices.entries()) {
    const key = `${productId} ${option}`;
    if (seen.has(key))
      context.addIssue({ code: 'custom', message: secondPriceMessage, path: [index, 'option'] });
    seen.add(key);
  }
}
export const secondPriceMessage = 'the option already has a price in an earlier row';

/** A price campaign. A secret one opens only at /products/{productId}/secret/{eventId}. */
export const eventContent = z
  .strictObject({
    id,
    title: labeled(localized, {
      en: ['Title', 'Visitors read it beside the reduced prices.'],
      ko: ['제목', '이벤트 가격과 함께 표시됩니다.'],
    }),
    summary: labeled(localized.optional(), {
      en: ['Short text', 'For pages that list events. Empty leaves it out.'],
      ko: ['짧은 소개', '이벤트를 나열하는 페이지에 쓰입니다. 비워 두면 표시되지 않습니다.'],
    }),
    image: labeled(contentPicture.optional(), {
      en: ['Picture', 'For pages that list events. Empty leaves it out.'],
      ko: ['이미지', '이벤트를 나열하는 페이지에 쓰입니다. 비워 두면 표시되지 않습니다.'],
    }),
    isSecret: labeled(z.boolean().default(false), {
      en: [
        'Secret',
        'Only visitors with the link see these prices: /products/<number of the treatment>/secret/<number of the event>.',
      ],
      ko: [
        '시크릿',
        '링크를 받은 방문자에게만 이 가격이 보입니다. 링크: /products/<시술 번호>/secret/<이벤트 번호>',
      ],
    }),
    prices: labeled(z.array(eventPriceContent).min(1).superRefine(assertOnePrice), {
      en: ['Prices', 'The options that have another price, and that price. At least one.'],
      ko: ['가격', '가격이 달라지는 옵션과 그 가격입니다. 하나 이상 필요합니다.'],
    }),
    ...periodFields,
  })
  .refine(hasPeriod, periodMessage);

export const eventsFile = fileOf(eventContent);
