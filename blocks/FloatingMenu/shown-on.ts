/** The pages with the floating contact button, without their language (SPEC section 2): these, and none below them. */
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
