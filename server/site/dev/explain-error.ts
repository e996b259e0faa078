import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** An error of code that Vite loads, with what Vite and its plugins add. */
type CodeError = Error & { loc?: { file?: string; line: number; column: number }; frame?: string };

/** Colors, and the box that Vike draws around hints. */
const plain = (text: string) => stripVTControlCharacters(text).replaceAll(/^[┌│└].*$\n?/gm, '');

/**
 * An error of the repository's code as text: its message, where it is, and the calls that led to it, without the
 * libraries' calls.
 * @param root the repository
 */
export function explainError(thrown: unknown, root: string): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const { message, loc, frame } = thrown as CodeError;
  const place = loc?.file && `${relative(root, loc.file)}:${loc.line}:${loc.column}`;
  const told = plain(message).replaceAll(`${root}/`, '').trim();
  return [
    told,
    ...(place && !told.includes(place) ? [place] : []),
    ...(frame && !told.includes(plain(frame).trim()) ? [plain(frame)] : []),
    ...framesOf(thrown, root).map((one) => `    at ${one}`),
  ].join('\n');
}

/** An error in one line: its message, and the calls of the repository's blocks in parentheses. */
export function describeInLine(error: Error, root: string): string {
  const frames = framesOf(error, root).filter((one) => !/\b(engine\/render|server)\//.test(one));
  return frames.length > 0 ? `${error.message} (at ${frames.join(', ')})` : error.message;
}

const shown = 5;

/** The first calls in files of the repository: `NoticeList (blocks/NoticeList/index.tsx:21:9)`. */
const framesOf = ({ stack = '', message }: Error, root: string): string[] =>
  stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .flatMap((line) => /^ {4}at (.+)$/.exec(line)?.[1] ?? [])
    .filter((one) => one.includes(`${root}/`) && !one.includes('/node_modules/'))
    .map((one) => one.replace('file://', '').replace(`${root}/`, ''))
    .slice(0, shown);
