/**
 * Replaces Shiki (vite.console.config.ts): codemirror-json-schema loads it to color code in descriptions. It is larger
 * than the editor, and its regular expressions are WebAssembly, which the console's CSP does not allow.
 */
export const createHighlighterCore = async (): Promise<undefined> => undefined;

/** A plugin of markdown-it that does nothing. */
export const fromHighlighter = () => () => undefined;

/** In place of themes and languages. */
export default {};
