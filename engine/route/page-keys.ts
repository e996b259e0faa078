/** The page after a reservation (docs/decisions/030): the spec defines its state but no URL. */
export const completeKey = '/reservation/complete';

/** The treatments of one category. The specification names only the page of all categories (`/products/category/pick`). */
export const categoryKey = '/products/category/{categoryId}';

/** The URL of a category's page. */
export const categoryPath = (id: number | string): string => `/products/category/${id}`;

/**
 * Every page of the website (SPEC section 2), and event and after-care pages (decision 060).
 */
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
  categoryKey,
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

/** The page for a path that no page key matches, or whose required source answers 404. */
export const notFoundKey = '/not-found';

/** The page shown in place of one whose event has ended (a page's `until`). */
export const eventEndedKey = '/event-ended';
