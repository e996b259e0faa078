import { escapeHtml } from '#schemas/escape-html.ts';

/** The HTML of a text: blank lines separate paragraphs, other line ends become breaks. */
export function htmlOfText(text: string): string {
  const paragraphs = text
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n{2,}/);
  return paragraphs.map((one) => `<p>${escapeHtml(one).replaceAll('\n', '<br>')}</p>`).join('');
}

/** The text of an answer's HTML, with line ends as visitors see them. */
export function textOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const lineBreak of body.querySelectorAll('br')) lineBreak.replaceWith('\n');
  for (const block of body.querySelectorAll('p,div,h1,h2,h3,h4,h5,h6,ul,ol,table,blockquote,pre'))
    block.append('\n\n');
  for (const line of body.querySelectorAll('li,tr')) line.append('\n');
  return (body.textContent ?? '').replace(/\n{3,}/g, '\n\n').trim();
}

/** Whether an answer has more than paragraphs and line breaks, which editing it as text would lose. */
export function hasFormatting(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return body.querySelector(':not(p, br)') !== null;
}
