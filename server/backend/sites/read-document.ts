import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { syntaxMessage } from '#schemas/layout/json-syntax.ts';
import { siteDocument } from '#schemas/layout/site-document.ts';
import { ContentError, readJson } from '../seed/read-json.ts';

/**
 * Makes sure that a text is a site document: JSON with comments, of the right shape. What its blocks are given can
 * only be checked where the blocks are known, by the site.
 * @throws ContentError naming the file, and line and column or the JSON path.
 */
export function expectSiteDocument(file: string, text: string): void {
  const errors: ParseError[] = [];
  const value = parse(text, errors, { allowTrailingComma: false });
  if (errors.length > 0) {
    throw new ContentError(
      errors.map(
        ({ error, offset }) => `${file}:${place(text, offset)}: ${syntaxMessage(printParseErrorCode(error))}`,
      ),
    );
  }
  readJson(file, JSON.stringify(value), siteDocument);
}

function place(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n');
  return `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
}
