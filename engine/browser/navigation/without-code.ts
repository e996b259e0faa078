/**
 * What a click leads to where the code for it does not come, as after a deployment: to `href`, or to an offer to load the
 * page anew. It needs nothing that may be gone too: the dialog is the browser's, its text stands in the page
 * (engine/document/render-document). Browser only.
 * @param href the link that was clicked, if it was one
 * @returns to be called with what failed, which the console gets; nothing else happens where the visitor has gone on by then
 */
export function withoutCode(href?: string): (error: unknown) => void {
  const clickedAt = location.href;
  return (error) => {
    console.error('[code]', error);
    // The address is the next page's as soon as a link is followed in place.
    if (location.href !== clickedAt) return;
    if (href) location.assign(href);
    else if (confirm(document.body.dataset.reload)) location.reload();
  };
}
