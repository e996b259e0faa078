/**
 * Campaign parameters passed to the reservation widget (SPEC section 7). Separate from the schemas, for code that runs
 * in the browser.
 */
export const utmNames = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_target',
  'utm_channel',
  'utm_createdAt',
  'utm_partnerId',
  'utm_eventId',
  'utm_productId',
] as const;
