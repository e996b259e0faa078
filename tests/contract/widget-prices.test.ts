import { expect, test } from 'vitest';
import { describePrice } from '#engine/domain/price/describe-price.ts';
import { productOption } from '#schemas/api/products.ts';
import { homepageConfig } from '#schemas/site/homepage-config.ts';
import { shownPrice } from '#server/backend/widget/shown-price.ts';

const given = { id: 101, name: 'A', isConsultationRequired: false, isReservable: true };

test.each([true, false])(
  'the reservation widget counts with the prices that pages show (with VAT: %s)',
  (isIncludeVat) => {
    for (const vatRate of [0, 7.5, 10])
      for (const isVatIncluded of [true, false])
        for (const price of [0, 1, 9_900, 33_333, 1_234_567]) {
          const config = homepageConfig.parse({ hasPriceView: true, isIncludeVat, vatRate });
          const option = productOption.parse({ ...given, price, isVatIncluded });
          expect(describePrice(option, config)).toMatchObject({ amount: shownPrice(option, config) });
        }
  },
);
