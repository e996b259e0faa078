import type { ReactNode } from 'react';

/** Hyphenated names and lot numbers such as `Bomnal-ro` and `9-0-12`. */
const hyphenated = /[\p{Script=Latin}\d]+(?:-[\p{Script=Latin}\d]+)+/u;
/** Korean and Chinese roads with their numbers, and Japanese lots. */
const roads = /[^\s,]+[로길] \d+(?:-\d+)?|[^市区\s,]+路\d+号?|\d+番\d+号/u;
/** With a comma after it, which must not begin a line. */
const joined = new RegExp(`((?:${roads.source}|${hyphenated.source})[,.)]*)`, 'u');

/** The pattern takes the square of a long run of letters. */
const longestAddress = 1_000;

/** Prevents a postal address from breaking within its names and lot numbers: a part of one reads as another. */
export const withNoWrapNames = (address: string): ReactNode[] =>
  (address.length > longestAddress ? [address] : address.split(joined)).map((part, index) => {
    // `split` by a group puts the matches at the odd indexes.
    const key = `${index}`;
    return index % 2 === 1 ? (
      <span key={key} className="u-name">
        {part}
      </span>
    ) : (
      part
    );
  });
