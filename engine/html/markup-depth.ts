import { Parser } from 'htmlparser2';

/** Elements that markup may nest. Browsers nest about as many; for each one the parser takes time for all around it. */
export const maxNesting = 500;

/**
 * Whether markup nests its elements too deep, as our parser reads it: `<p>` and `<li>` end by themselves before the next
 * one, while `<b>` and `<b/>` stay open. Reads only as far as needed, in time linear to the length.
 */
export function isTooDeep(html: string): boolean {
  if (html.split('<', maxNesting + 2).length <= maxNesting + 1) return false;
  let depth = 0;
  let isDeep = false;
  const parser = new Parser({
    onopentagname: () => {
      depth += 1;
      if (depth <= maxNesting) return;
      isDeep = true;
      parser.pause();
    },
    onclosetag: () => {
      depth -= 1;
    },
  });
  parser.end(html);
  return isDeep;
}

/** The words of markup. A tag that is never closed takes the rest with it, as in browsers. */
export const withoutTags = (html: string): string => html.replace(/<(?=[a-z/!?])[^>]*(?:>|$)/gi, ' ');
