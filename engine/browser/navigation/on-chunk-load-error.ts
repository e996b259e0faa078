/**
 * Handles a click whose code fails to load, such as after a deployment: follows `href`, or offers to reload the page.
 * It loads nothing itself, as that might fail too: the dialog is the browser's, and its text is part of the page
 * (engine/document/render-document). Browser only.
 * @param href the clicked link, if any
 * @returns an error handler, which logs the error and does nothing else if the visitor has left the page by then
 */
export function onChunkLoadError(href?: string): (error: unknown) => void {
  const clickedAt = location.href;
  return (error) => {
    console.error('[code]', error);
    // A client navigation changes the URL as soon as it starts.
    if (location.href !== clickedAt) return;
    if (href) location.assign(href);
    else if (confirm(document.body.dataset.reload)) location.reload();
  };
}
