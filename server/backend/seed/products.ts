import type { ProductCategoryRow } from '#schemas/api/product-categories.ts';
import type { ProductOption, ProductRow } from '#schemas/api/products.ts';
import { type ProductContent, productOptionId } from '#schemas/content/products.ts';
import { endOfTime, flag } from '../database/tables.ts';
import { advertisedInEvents, amountWithVat, listedPrice } from '../resources/event-prices.ts';
import type { StoredProduct } from '../resources/read-products.ts';
import { insertAll } from './insert-all.ts';
import type { Localize } from './localized-entry.ts';
import { isoTime, type Seeding, seedTexts, weighted } from './seeding.ts';

/** Seeds treatments. */
export async function seedProducts(seeding: Seeding): Promise<void> {
  const { db, partnerId, content, picture } = seeding;
  const { currency, config } = content.partner;
  const rows = content.products.rows;
  const listed = rows.map((product) => listedPrice(optionsOf(product), config.vatRate));
  await insertAll(
    db,
    'products',
    weighted(seeding, 'products', rows).map((product, index) => {
      const price = listed[index];
      const hasPrice = price !== undefined && price.price !== null;
      return {
        ...product,
        popularity: rows[index]?.popularity ?? 0,
        minPrice: hasPrice ? amountWithVat(price, config.vatRate) : endOfTime,
        hasNoPrice: flag(!hasPrice),
        createdAt: Date.parse(rows[index]?.createdAt ?? ''),
      };
    }),
  );
  await insertAll(
    db,
    'advertisedOptions',
    rows.flatMap((product) =>
      advertisedInEvents(optionsOf(product)).map(({ id, isVatIncluded }) => ({
        partnerId,
        productId: product.id,
        optionId: id,
        isVatIncluded: flag(isVatIncluded),
      })),
    ),
  );
  await seedTexts<ProductContent, ProductRow, Omit<StoredProduct, keyof ProductRow>>(
    seeding,
    'product',
    rows,
    (product, { languageCode, localize }) => {
      const options = optionsOf(product, localize);
      const tags = product.tags.map((tag) => localize(tag));
      return {
        search: [localize(product.name), localize(product.summary), ...tags],
        row: {
          id: product.id,
          languageCode,
          name: localize(product.name),
          summary: localize(product.summary),
          categoryIds: product.categoryIds,
          image: picture(product.image),
          tags,
          currency,
          ...listedPrice(options, config.vatRate),
          isNew: product.isNew,
          createdAt: isoTime(product.createdAt),
        },
        detail: {
          images: product.images.map((name) => picture(name)),
          description: localize(product.description),
          cautions: localize(product.cautions),
          aftercare: localize(product.aftercare),
          durationMinutes: product.durationMinutes ?? null,
          anaesthesia: product.anaesthesia ?? null,
          recovery: localize(product.recovery),
          estimatedPrice: product.estimatedPrice ?? null,
          options,
          relatedProductIds: product.relatedIds,
        },
      };
    },
  );
}

/** Seeds categories. A treatment belongs to its categories and to all their ancestors. */
export async function seedCategories(seeding: Seeding): Promise<void> {
  const { db, partnerId, content, picture } = seeding;
  const categories = content.categories.rows;
  const parentOf = new Map(categories.map((category) => [category.id, category.parentId]));
  const withParents = (id: number, seen: number[] = []): number[] => {
    const parent = parentOf.get(id);
    const known = [...seen, id];
    return parent === undefined || known.includes(parent) ? known : withParents(parent, known);
  };
  const filed = content.products.rows.flatMap((product) => {
    const categoryIds = new Set(product.categoryIds.flatMap((id) => withParents(id)));
    return [...categoryIds].map((categoryId) => ({ partnerId, categoryId, productId: product.id }));
  });
  await insertAll(db, 'productCategories', filed);
  await insertAll(
    db,
    'categories',
    weighted(seeding, 'categories', categories).map((category, index) => ({
      ...category,
      parentId: categories[index]?.parentId ?? null,
      kind: categories[index]?.kind ?? 'body',
    })),
  );
  const counts = Map.groupBy(filed, ({ categoryId }) => categoryId);
  await seedTexts(seeding, 'category', categories, (category, { languageCode, localize }) => {
    const row: ProductCategoryRow = {
      id: category.id,
      languageCode,
      parentId: category.parentId ?? null,
      kind: category.kind,
      name: localize(category.name),
      summary: localize(category.summary),
      icon: picture(category.icon),
      image: picture(category.image),
      productCount: counts.get(category.id)?.length ?? 0,
      weight: seeding.weightOf('categories', category.id),
    };
    return { row };
  });
}

function optionsOf(
  product: ProductContent,
  localize: Localize = (() => '') as unknown as Localize,
): ProductOption[] {
  return product.options.map((option, index) => ({
    id: productOptionId(product.id, index + 1),
    name: localize(option.name),
    price: option.price,
    originalPrice: option.originalPrice ?? null,
    isVatIncluded: option.isVatIncluded,
    isConsultationRequired: option.isConsultationRequired,
    isReservable: option.isReservable,
    count: option.count ?? null,
  }));
}
