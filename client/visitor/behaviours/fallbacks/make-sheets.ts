/**
 * Lets scripts make stylesheets where the browser does not (Safari before 16.4): what one is given stands in the page's
 * own style once it is adopted. Those of shadow roots are not taken.
 */
export function makeSheets(): void {
  class Sheet {
    css = '';
    replaceSync(css: string): void {
      this.css = css;
    }
    async replace(css: string): Promise<this> {
      this.css = css;
      return this;
    }
  }
  const value = { push: (...sheets: Sheet[]) => void sheets.map(({ css }) => adopt(css)) };
  Object.assign(window, { CSSStyleSheet: Sheet });
  Object.defineProperty(document, 'adoptedStyleSheets', { value });
}

function adopt(css: string): void {
  const own = document.querySelector('style')?.sheet;
  // One rule around them all: only one can be added at a time.
  own?.insertRule(`@media all{${css}}`, own.cssRules.length);
}
