import type { ProductDetail } from '#schemas/api/products.ts';
import type { SelectedProductOption } from '#schemas/site/client-state.ts';

/** Lines of the cart under the names that these treatments have. A line that none of them knows keeps its own. */
export function withNames(
  lines: readonly SelectedProductOption[],
  products: readonly Pick<ProductDetail, 'id' | 'name' | 'languageCode' | 'options'>[],
): SelectedProductOption[] {
  return lines.map((line) => {
    const product = products.find(({ id }) => id === line.productId);
    const option = product?.options.find(({ id }) => id === line.optionId);
    if (!product || !option) return line;
    const { name: productName, languageCode } = product;
    return { ...line, productName, optionName: option.name, languageCode };
  });
}
