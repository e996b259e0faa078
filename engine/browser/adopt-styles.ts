/**
 * Adds styles to the page, after those that it has. A sheet made by script needs no request and no exception in the
 * content security policy; where scripts cannot make one (Safari before 16.4) its rules are added to the page's own.
 */
export function adoptStyles(styles: CSSStyleSheet | string): void {
  if (typeof styles !== 'string') {
    document.adoptedStyleSheets.push(styles);
    return;
  }
  if (canMakeSheets()) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
    return;
  }
  const own = document.querySelector('style')?.sheet;
  // One rule around them all: only one can be added at a time.
  own?.insertRule(`@media all{${styles}}`, own.cssRules.length);
}

/** Whether scripts can make stylesheets. */
export const canMakeSheets = (): boolean => 'adoptedStyleSheets' in document;
