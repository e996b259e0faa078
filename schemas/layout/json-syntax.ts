/** Converts a parser's error code to a message: "CommaExpected" becomes "JSON: comma expected". */
export const syntaxMessage = (code: string): string =>
  `JSON: ${code.replace(/\B[A-Z]/g, (letter) => ` ${letter}`).toLowerCase()}`;
