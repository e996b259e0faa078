/** The operator's price settings (SPEC section 3, homepage config). A homepage config has this shape. */
export type PriceRules = {
  /** False hides every amount of the site. */
  hasPriceView: boolean;
  /** Whether shown amounts include VAT. */
  isIncludeVat: boolean;
  /** Percent, as in 10. */
  vatRate: number;
};

/**
 * The fields of a treatment, or of one of its options, that determine its price. Amounts in whole units of its
 * currency.
 */
export type PricedItem = {
  price: number | null;
  originalPrice?: number | null;
  /** Whether `price` was entered with VAT; by default it was entered the way the site shows prices. */
  isVatIncluded?: boolean | null;
  isConsultationRequired?: boolean;
  isReservable?: boolean;
};
