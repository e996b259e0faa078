const single = /<\w[\w.-]*\/>/g;
const innermostPair = /<(\w[\w.-]*)>([^<>]*)<\/\1>/g;

/** A message without its elements; a mark that is left belongs to one that is not closed. */
export function withoutElements(text: string): string {
  let before: string;
  let rest = text.replace(single, ' ');
  do {
    before = rest;
    rest = before.replace(innermostPair, ' $2 ');
  } while (rest !== before);
  return rest.replace(/\s+/g, ' ').trim();
}

/** The elements that `Trans` puts into a message, each once: `<link>` around words, `<date/>` alone. */
export const elementsOf = (text: string): string[] =>
  [...new Set(text.match(/<\w[\w.-]*\/?>/g) ?? [])].sort();
