import { inPage, type Json, type Kind, kind, node } from '../mutation.ts';

const titled = (id: string, rule: string, $bind: string): Kind =>
  inPage(id, rule, node('QuoteBanner', { quote: { $bind } }), 'data', 'quote', '$bind');
const listed = (id: string, rule: string, params: object, name: string): Kind =>
  inPage(
    id,
    rule,
    node('ProductGrid', {}, { source: { name: 'products', params } }),
    'source',
    'params',
    name,
    '$bind',
  );
const card = (id: string, $bind: string): Kind =>
  inPage(
    id,
    'binding-type',
    node('LinkCards', { items: [{ url: { $bind }, title: '바로가기' }] }),
    'data',
    'items',
    0,
    'url',
    '$bind',
  );

const key = '/products/{productId}';
const source = (params?: object) => ({ name: 'product', ...(params && { params }) });
const ofTreatment = { productId: { $bind: 'params.productId' } };
/** Replaces the page of a treatment by one with an error in its head. */
const treatment = (id: string, rule: string, head: object, ...below: string[]): Kind =>
  kind(id, (site: Json) => {
    site.pages[key] = {
      sources: { product: source(ofTreatment) },
      sections: [node('ProductDetail', {}, { source: source(ofTreatment) })],
      ...head,
    };
    return { path: ['pages', key, ...below], rule };
  });

/** Bindings and parameters that show nothing, or something else than meant. */
export const bindingKinds: Kind[] = [
  titled('text-from-list', 'binding-type', 'partner.branches'),
  titled('text-from-object', 'binding-type', 'partner.language'),
  titled('text-from-boolean', 'binding-type', 'config.hasPriceView'),
  titled('text-from-number', 'binding-type', 'partner.lat'),
  titled('text-from-markup', 'binding-type', 'partner.partnerParkingInfo'),
  titled('text-from-picture', 'binding-type', 'partner.partnerLogoImageUrl'),
  titled('text-from-query', 'binding-query', 'query.title'),
  titled('fact-by-another-word', 'unknown-binding', 'partner.partnerPhone'),
  card('link-from-name', 'partner.partnerName'),
  card('link-from-list', 'partner.wayToPartnerByBus'),
  card('link-from-boolean', 'config.useWidget'),
  listed('param-from-name', 'source-param-type', { limit: { $bind: 'partner.partnerName' } }, 'limit'),
  listed('param-from-day', 'source-param-type', { categoryId: { $bind: 'clock.today' } }, 'categoryId'),
  listed('param-from-list', 'source-param-type', { keyword: { $bind: 'partner.branches' } }, 'keyword'),
  listed('param-choice-from-name', 'source-param-type', { sort: { $bind: 'partner.partnerCode' } }, 'sort'),
  listed(
    'param-id-of-something-else',
    'source-param-other',
    { categoryId: { $bind: 'query.eventId' } },
    'categoryId',
  ),
  inPage(
    'param-id-unknown',
    'source-id',
    node('ProductGrid', {}, { source: { name: 'products', params: { categoryId: 98_765 } } }),
    'source',
    'params',
    'categoryId',
  ),
  treatment(
    'answer-misspelt',
    'binding-answer',
    { title: { $bind: 'page.product.row.nmae' } },
    'title',
    '$bind',
  ),
  treatment(
    'answer-without-row',
    'binding-answer',
    { title: { $bind: 'page.product.name' } },
    'title',
    '$bind',
  ),
  treatment(
    'answer-too-deep',
    'binding-answer',
    { title: { $bind: 'page.product.row.name.ko' } },
    'title',
    '$bind',
  ),
  treatment('answer-as-a-whole', 'binding-type', { title: { $bind: 'page.product.row' } }, 'title', '$bind'),
  treatment('title-from-query', 'binding-query', { title: { $bind: 'query.name' } }, 'title', '$bind'),
  treatment(
    'title-from-parameter',
    'binding-query',
    { title: { $bind: 'params.productId' } },
    'title',
    '$bind',
  ),
  treatment(
    'image-from-name',
    'binding-type',
    { image: { $bind: 'page.product.row.name' } },
    'image',
    '$bind',
  ),
  treatment(
    'image-from-picture-object',
    'binding-type',
    { image: { $bind: 'page.product.row.image' } },
    'image',
    '$bind',
  ),
  treatment(
    'until-from-name',
    'until-period',
    { until: { $bind: 'page.product.row.name' } },
    'until',
    '$bind',
  ),
  treatment('until-from-today', 'until-period', { until: { $bind: 'clock.today' } }, 'until', '$bind'),
  treatment('until-from-query', 'until-period', { until: { $bind: 'query.until' } }, 'until', '$bind'),
  treatment(
    'params-missing',
    'source-param-required',
    { sources: { product: source() } },
    'sources',
    'product',
  ),
  treatment(
    'param-missing',
    'source-param-required',
    { sources: { product: source({}) } },
    'sources',
    'product',
    'params',
  ),
  treatment(
    'param-required-from-query',
    'source-param-required',
    { sources: { product: source({ productId: { $bind: 'query.productId' } }) } },
    'sources',
    'product',
    'params',
    'productId',
    '$bind',
  ),
  treatment(
    'param-required-of-something-else',
    'source-param-type',
    { sources: { product: source({ productId: { $bind: 'partner.partnerName' } }) } },
    'sources',
    'product',
    'params',
    'productId',
    '$bind',
  ),
];
