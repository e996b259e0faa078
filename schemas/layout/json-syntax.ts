/** What is wrong with a JSON text, in words: the parser's "CommaExpected" reads "JSON: comma expected". */
export const syntaxMessage = (code: string): string =>
  `JSON: ${code.replace(/\B[A-Z]/g, (letter) => ` ${letter}`).toLowerCase()}`;
