import type { Pick, TextKind } from '../mutation.ts';

/** Changes one line; the error is at `find` in that line or, with `next`, at the first letter of the next one. */
function onLine(
  id: string,
  pattern: RegExp,
  change: (line: string) => string,
  place: { find: string | RegExp } | 'next',
): TextKind {
  return {
    id,
    apply: (text: string, pick: Pick) => {
      const lines = text.split('\n');
      const candidates = lines.flatMap((line, index) => (pattern.test(line) ? [index] : []));
      const index = pick.one(candidates);
      const changed = change(lines[index] ?? '');
      const line = place === 'next' ? index + 2 : index + 1;
      const column = place === 'next' ? (lines[index + 1] ?? '').search(/\S/) : changed.search(place.find);
      return { text: lines.with(index, changed).join('\n'), line, column: column + 1 };
    },
  };
}

const entry = /^\s*"\w+": "[^"\\]*",$/;

/** Texts that are no JSON. */
export const syntaxKinds: TextKind[] = [
  onLine('comma-missing', entry, (line) => line.slice(0, -1), 'next'),
  onLine('colon-missing', entry, (line) => line.replace('": ', '" '), { find: /" "/ }),
  onLine('key-unquoted', entry, (line) => line.replace(/"(\w+)":/, '$1:'), { find: /\w/ }),
  onLine('key-single-quoted', entry, (line) => line.replace(/"(\w+)":/, "'$1':"), { find: "'" }),
  onLine('value-single-quoted', entry, (line) => line.replace(/: "(.*)",$/, ": 'x',"), { find: "'" }),
  onLine('value-missing', entry, (line) => line.replace(/: ".*",$/, ': ,'), { find: /,$/ }),
  onLine('value-undefined', entry, (line) => line.replace(/: ".*",$/, ': undefined,'), { find: 'undefined' }),
  onLine('value-nan', entry, (line) => line.replace(/: ".*",$/, ': NaN,'), { find: 'NaN' }),
  onLine('value-python', entry, (line) => line.replace(/: ".*",$/, ': True,'), { find: 'True' }),
  onLine('escape-invalid', entry, (line) => line.replace(/: "/, ': "\\q'), { find: /"\\q/ }),
  onLine('unicode-invalid', entry, (line) => line.replace(/: "/, ': "\\u12'), { find: /"\\u12/ }),
  onLine('string-unclosed', entry, (line) => line.replace(/",$/, ','), { find: /"[^"]*$/ }),
  onLine('tab-in-string', entry, (line) => line.replace(/: "/, ': "\t'), { find: /"\t/ }),
  onLine('comma-trailing', /^\s*"\w+": "[^"\\]*"$/, (line) => `${line},`, 'next'),
  onLine('comma-twice', entry, (line) => `${line},`, { find: /,$/ }),
  onLine('key-twice', /^\s*"url": "[^"\\]*",$/, (line) => `${line} "url": "/",`, { find: /"url": "\/",$/ }),
  {
    id: 'text-after-end',
    apply: (text) => ({ text: `${text}\n}`, line: text.split('\n').length + 1, column: 1 }),
  },
  { id: 'empty-file', apply: () => ({ text: '', line: 1, column: 1 }) },
  {
    id: 'nested-too-deep',
    apply: (text) => {
      const lines = text.split('\n');
      const line = `  "theme": ${'['.repeat(120)}${']'.repeat(120)},`;
      // The root is the first level, so the hundredth bracket is one too many.
      return { text: lines.toSpliced(1, 0, line).join('\n'), line: 2, column: line.indexOf('[') + 100 };
    },
  },
];
