import { readFileSync } from 'node:fs';
import { readContent } from './read-content.ts';
import * as sections from './sections.ts';

const beside = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

/**
 * The bench partner's home page as one would write it for this clinic alone: semantic HTML, a stylesheet, a few lines of
 * script, system fonts. The CSS is inline and the script is last, so nothing is requested before the first paint.
 */
export function handWrittenPage(): string {
  const content = readContent();
  const { config } = content.partner;
  const { header, hero, treatments, events, concerns, people, notices, questions, visit } = sections;
  const main = [hero, treatments, events, concerns, people, notices, questions, visit];
  return `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${config.seoTitle.ko}</title><meta name="description" content="${config.seoDescription.ko}"><link rel="icon" href="data:,"><style>${beside('style.css')}</style></head><body>${header(content)}<main id="main">${main.map((write) => write(content)).join('')}</main>${sections.footer(content)}${sections.floating(content)}${sections.popup(content)}<script>${beside('script.js')}</script></body></html>`;
}
