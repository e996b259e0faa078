/** `isFull`: only `npm run test:full` runs it. */
type NamedTest = { file: string; title: string; isFull: boolean };
export type Row = {
  id: string;
  /** Heading of the specification that contains it. */
  section: string;
  /** The specification's words; `…` marks omitted words. */
  sentence: string;
  files: string[];
  tests: NamedTest[];
  /** Whether part of it is still to be done or proved. */
  isOpen: boolean;
  /** Why there is nothing to build or prove. */
  noRule?: string | undefined;
  line: number;
};

const noRule = 'no rule: ';

/**
 * Reads the tables of docs/spec-coverage.md. In the cells of files and tests, names are in backticks and `›` separates
 * a test's file from its title. A test in tests/full, or one followed by `(test:full)`, runs only in
 * `npm run test:full`. `—` marks what is still missing.
 */
export function readTable(markdown: string): Row[] {
  let section = '';
  return markdown.split('\n').flatMap((text, index) => {
    const heading = /^##+ (.+)$/.exec(text);
    if (heading?.[1]) section = heading[1].trim();
    const [id = '', sentence = '', files = '', tests = ''] = cells(text);
    if (!/^[0-9]+\.[0-9]+$/.test(id)) return [];
    return {
      id,
      section,
      sentence,
      files: [...files.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
      tests: tests.split('<br>').flatMap(readTest),
      isOpen: [files, ...tests.split('<br>')].some((cell) => cell.trim() === '—'),
      ...(tests.startsWith(noRule) && { noRule: tests.slice(noRule.length) }),
      line: index + 1,
    };
  });
}

function readTest(cell: string): NamedTest[] {
  const [, file, title, mark] = /^\s*`([^`]+)` › (.+?)\s*(\(test:full\))?\s*$/.exec(cell) ?? [];
  return file && title ? [{ file, title, isFull: Boolean(mark) || file.startsWith('tests/full/') }] : [];
}

function cells(line: string) {
  if (!line.startsWith('| ')) return [];
  return line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}
