/**
 * Opens collapsed details while the page prints, where CSS cannot (`::details-content`: Chromium before 131, Firefox
 * before 143, Safari before 18.4).
 */
export function openForPrint(): void {
  let opened: { details: Element; name: string | null }[] = [];
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll('details:not([open])')].map((details) => {
      const name = details.getAttribute('name');
      // Details with the same name would close each other.
      details.removeAttribute('name');
      details.setAttribute('open', '');
      return { details, name };
    });
  });
  addEventListener('afterprint', () => {
    for (const { details, name } of opened) {
      details.removeAttribute('open');
      if (name !== null) details.setAttribute('name', name);
    }
    opened = [];
  });
}
