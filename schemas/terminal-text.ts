/** Control characters, and those that change the direction of writing: a terminal obeys them, a reader does not see them. */
const controls = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

export const hasControls = (text: string): boolean => text.search(controls) >= 0;

/** A text with its control characters as `\u001b`, so that it cannot change the line that it is part of. JSON stays equal. */
export const asOneLine = (text: string): string => text.replace(controls, escaped);

/** The same for a text of several lines, whose line breaks and tabs stay. */
export const asLines = (text: string): string =>
  text.replace(controls, (character, at: number) =>
    /[\n\t]/.test(character) || text.startsWith('\r\n', at) ? character : escaped(character),
  );
