/** What the operator decided about prices (SPEC section 3, homepage config). A homepage config fits as it is. */
export type PriceRules = {
  /** False hides every amount of the site. */
  hasPriceView: boolean;
  /** Whether shown amounts include VAT. */
  isIncludeVat: boolean;
  /** Percent, as in 10. */
  vatRate: number;
};

/** The part of a treatment option, or of a treatment as a whole, that decides its price. Amounts in whole units of its currency. */
export type PricedItem = {
  price: number | null;
  originalPrice?: number | null;
  /** Whether `price` was entered with VAT; without a flag it was entered the way the site shows prices. */
  isVatIncluded?: boolean | null;
  isConsultationRequired?: boolean;
  isReservable?: boolean;
};
