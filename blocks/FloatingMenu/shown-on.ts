/** The pages with the floating contact button, without language (SPEC section 2); pages below them have none. */
export const floatingPages: ReadonlySet<string> = new Set([
  '/',
  '/introduce',
  '/introduce/staff',
  '/introduce/schedule',
  '/introduce/space',
  '/cscenter/notice',
  '/cscenter/faq',
  '/cscenter/contact',
  '/exhibitions',
  '/products',
  '/brandings',
  '/search',
]);
