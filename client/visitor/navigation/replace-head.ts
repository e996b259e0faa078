/** Replaces everything between the two marks in `<head>` (engine/document/head-tags). */
export function replaceHead(html: string): void {
  const start = document.head.querySelector('meta[name="maru-head"][content="start"]');
  const end = document.head.querySelector('meta[name="maru-head"][content="end"]');
  if (!start || !end) return;
  const range = document.createRange();
  range.setStartBefore(start);
  range.setEndAfter(end);
  range.deleteContents();
  range.insertNode(range.createContextualFragment(html));
}
