/** The marks of a campaign that are handed to the reservation widget (SPEC section 7). Apart from the schemas, for code that runs in the browser. */
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
