import type { SelectedProductOption } from '#schemas/site/client-state.ts';

/**
 * The lines of a cart that were reserved. Ids are places in a list that the clinic may have reordered since a line was
 * stored (docs/decisions/091), so a name in the same language counts more.
 */
export const reservedLines = (
  cart: readonly SelectedProductOption[],
  reserved: readonly SelectedProductOption[],
): SelectedProductOption[] =>
  reserved.flatMap(({ productId, optionId, optionName, languageCode }) => {
    const ofTreatment = cart.filter((line) => line.productId === productId);
    const named = ofTreatment.find(
      (line) => line.optionName === optionName && languageCode && line.languageCode === languageCode,
    );
    return named ?? ofTreatment.find((line) => line.optionId === optionId) ?? [];
  });
