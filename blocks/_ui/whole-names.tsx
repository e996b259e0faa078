import type { ReactNode } from 'react';

/** Hyphenated names and lot numbers such as `Bomnal-ro` and `9-0-12`, and Chinese roads with their numbers. */
const joined = /([\p{L}\d]+(?:-[\p{L}\d]+)+|[^市区\s,]+路\d+号?)/u;

/** Prevents an address from breaking within its names and lot numbers: a part of one reads as another. */
export const withWholeNames = (address: string): ReactNode[] =>
  address.split(joined).map((part, index) => {
    // `split` by a group puts the matches at the odd indexes.
    const key = `${index}`;
    return index % 2 === 1 ? (
      <span key={key} className="u-whole">
        {part}
      </span>
    ) : (
      part
    );
  });
