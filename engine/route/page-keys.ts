/** What a visitor sees after a reservation (docs/decisions/030): the spec names its state and no address. */
export const completeKey = '/reservation/complete';

/** Every page of the website (SPEC section 2; brandings and the header-less pages as DESIGN section 7 decides, the last two as decision 060). */
export const pageKeys = [
  '/',
  '/terms/terms-of-service',
  '/terms/privacy-policy',
  '/info',
  '/introduce',
  '/introduce/staff',
  '/introduce/schedule',
  '/introduce/space',
  '/products',
  '/products/category/pick',
  '/products/{productId}',
  '/products/{productId}/secret/{eventId}',
  '/exhibitions',
  '/exhibitions/{exhibitionId}',
  '/boards/{boardTypeId}',
  '/boards/{boardTypeId}/detail/{id}',
  '/cscenter',
  '/cscenter/notice',
  '/cscenter/notice/{noticeId}',
  '/cscenter/faq',
  '/cscenter/contact',
  '/cscenter/boards/{boardTypeId}',
  '/cscenter/boards/{boardTypeId}/write',
  '/cscenter/boards/{boardTypeId}/detail/{id}',
  '/search',
  completeKey,
  '/brandings',
  '/brandings/{brandingId}',
  '/landing',
  '/ready',
  '/goodbye',
  '/sign-up/welcome',
  '/event-ended',
  '/after-notices',
] as const;

/** The page shown for a path that no page key matches, or whose required source answers 404. */
export const notFoundKey = '/not-found';

/** The page shown in place of one whose event has ended (a page's `until`). */
export const eventEndedKey = '/event-ended';
