import type { AggregateOffer, Offer } from 'schema-dts';
import { describePrice } from '#engine/domain/price/describe-price.ts';
import { addressOn, clinicReference, pictureOn } from '#engine/structured-data/clinic.ts';
import type { StructuredData, StructuredPage } from '#registry/structured-data.ts';
import type { ProductDetail } from '#schemas/api/products.ts';
import { advertisedPrice } from './advertised-price.ts';
import type { meta, schema } from './schema.ts';

/** The treatment, with the price as it is shown: none if the site hides prices or a consultation decides. */
export const structuredData: StructuredData<typeof schema, typeof meta> = ({ source }, page) => {
  const product = source?.row;
  if (!product) return [];
  const offers = offerOf(product, page);
  const picture = product.images[0] ?? product.image;
  return [
    {
      '@type': 'Service',
      '@id': `${addressOn(page, page.path)}#treatment`,
      name: product.name,
      ...(product.summary && { description: product.summary }),
      ...(picture && { image: pictureOn(page, picture) }),
      url: addressOn(page, page.path),
      provider: clinicReference(page),
      ...(offers && { offers }),
    },
  ];
};

function offerOf(product: ProductDetail, page: StructuredPage): Offer | AggregateOffer | undefined {
  const { item, isFrom } = advertisedPrice(product, page.config);
  const price = describePrice(item, page.config);
  if (price.kind !== 'amount') return undefined;
  const common = {
    priceCurrency: product.currency,
    url: addressOn(page, page.path),
    ...(product.isReservable && { availability: 'https://schema.org/InStock' as const }),
  };
  if (isFrom)
    return {
      '@type': 'AggregateOffer',
      ...common,
      lowPrice: price.amount,
      offerCount: product.options.filter((option) => describePrice(option, page.config).kind === 'amount')
        .length,
    };
  return {
    '@type': 'Offer',
    ...common,
    price: price.amount,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: price.amount,
      priceCurrency: product.currency,
      valueAddedTaxIncluded: price.vat === 'included',
    },
  };
}
