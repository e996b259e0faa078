/** One step of a recipe. */
export type Step =
  | { do: 'write'; path: string; text: string }
  | { do: 'insert'; path: string; below: string; text: string }
  | { do: 'replace'; path: string; line: string; text: string }
  | { do: 'add-pages'; path: string; pages: Record<string, unknown> }
  | { do: 'run'; command: string };

const write = /^`([^`]+)`:$/;
const insert = /^In `([^`]+)`, below `([^`]+)`:$/;
const replace = /^In `([^`]+)`, instead of `([^`]+)`:$/;
const addPages = /^In `([^`]+)`, among the `pages`:$/;

/**
 * Reads the steps of a recipe in order: every fenced block, interpreted by the line before it.
 * @throws Error for a block that the test could not follow, so that every instruction is tested
 */
export function readRecipe(markdown: string): Step[] {
  const steps: Step[] = [];
  for (const { language, before, text } of fencedBlocks(markdown)) {
    const [, path = '', line = ''] =
      [insert, replace, addPages, write].map((form) => form.exec(before)).find((found) => found) ?? [];
    if (language === 'sh') {
      for (const command of text.trim().split('\n')) steps.push({ do: 'run', command });
    } else if (replace.test(before)) steps.push({ do: 'replace', path, line, text });
    else if (line) steps.push({ do: 'insert', path, below: line, text });
    else if (addPages.test(before)) steps.push({ do: 'add-pages', path, pages: JSON.parse(`{${text}}`) });
    else if (path) steps.push({ do: 'write', path, text });
    else throw new Error(`[recipes] Unknown instruction before a ${language} block: "${before}".`);
  }
  return steps;
}

/** The fenced blocks of a page, each with the last line before it that is not empty. */
export function fencedBlocks(markdown: string): { language: string; before: string; text: string }[] {
  return [...markdown.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map((match) => ({
    language: match[1] ?? '',
    before: markdown.slice(0, match.index).trimEnd().split('\n').at(-1) ?? '',
    text: match[2] ?? '',
  }));
}

/** The pages that a recipe tells its reader to open, without the port of the reader's machine. */
export function promisedPages(markdown: string): { host: string; path: string }[] {
  return [...markdown.matchAll(/Open <http:\/\/([\w.-]+):3000(\/[^>]*)>/g)].map((match) => ({
    host: match[1] ?? '',
    path: match[2] ?? '',
  }));
}
