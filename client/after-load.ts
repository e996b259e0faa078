/** Runs once the page has loaded with the pictures of its first screen, each in a task of its own, and at once where it has. */
export function afterLoad(run: () => void): void {
  if (document.readyState === 'complete') run();
  else addEventListener('load', () => setTimeout(run), { once: true });
}
