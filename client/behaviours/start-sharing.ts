/** A click on `[data-share]` shares the page. The code for it loads with the first. */
export function startSharing(): void {
  document.addEventListener('click', async (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-share]') : null;
    if (!button || event.defaultPrevented) return;
    const { sharePage } = await import('./share-page.ts');
    await sharePage(button);
  });
}
