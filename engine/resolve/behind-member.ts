import { createScanner } from 'jsonc-parser';

const commentOnLine = /[ \t]*(?:\/\/[^\r\n]*|\/\*[^\r\n]*?\*\/)(?=[ \t]*\r?\n)/y;

/** The comment that ends the line at an offset, with the blanks before it; empty if there is none. */
export function commentAt(text: string, offset: number): string {
  commentOnLine.lastIndex = offset;
  return commentOnLine.exec(text)?.[0] ?? '';
}

/** The offset of the first comma or closing bracket at or after an offset between values. */
export function separatorAt(text: string, offset: number): number {
  const scanner = createScanner(text, true);
  scanner.setPosition(offset);
  scanner.scan();
  return scanner.getTokenOffset();
}
