/**
 * Copies a text that is still to come. To be called while a click is answered: WebKit refuses to copy once something was
 * waited for, but takes a promise of what is to be copied.
 */
export async function copyLater(text: Promise<string>): Promise<void> {
  if (!('ClipboardItem' in window)) return navigator.clipboard.writeText(await text);
  const blob = text.then((words) => new Blob([words], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
