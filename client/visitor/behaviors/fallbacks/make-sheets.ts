/**
 * Polyfills constructable stylesheets (Safari before 16.4): an adopted sheet is added to the page's own style element.
 * Shadow roots are not supported.
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
  // One rule wraps them all: `insertRule` takes one at a time.
  own?.insertRule(`@media all{${css}}`, own.cssRules.length);
}
