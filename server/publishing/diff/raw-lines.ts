import { createTwoFilesPatch } from 'diff';

/** The changed lines of a text as a unified diff, empty if there are none. */
export function rawLines(before: string, after: string): string {
  if (before === after) return '';
  // Texts with little in common would be compared for minutes.
  const patch = createTwoFilesPatch('before', 'after', before, after, undefined, undefined, {
    timeout: 2_000,
  });
  return patch ?? replaced(before, after);
}

const replaced = (before: string, after: string): string => {
  const marked = (text: string, mark: string) => text.replace(/^/gm, mark);
  return `${marked(before, '-')}\n${marked(after, '+')}\n`;
};
