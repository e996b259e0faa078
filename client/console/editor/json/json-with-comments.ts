import { autocompletion, closeBrackets } from '@codemirror/autocomplete';
import { bracketMatching, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { hoverTooltip } from '@codemirror/view';
import { JSONCompletion, JSONHover, stateExtensions } from 'codemirror-json-schema';
import { json5Language } from 'codemirror-json5';
import { parse } from 'jsonc-parser';
import { codeColors } from './code-theme.ts';

/** JSON with comments: the grammar of JSON5 has them, and completion writes plain JSON. Its schema is set later. */
export function jsonWithComments(): Extension[] {
  const hover = new JSONHover({ mode: 'json5', parser: (text: string) => parse(text) });
  return [
    json5Language,
    json5Language.data.of({ autocomplete: completeJson() }),
    json5Language.data.of({ closeBrackets: { brackets: ['[', '{', '"'] } }),
    stateExtensions(),
    hoverTooltip((view, pos, side) => hover.doHover(view, pos, side)),
    autocompletion(),
    closeBrackets(),
    bracketMatching(),
    syntaxHighlighting(codeColors),
  ];
}

function completeJson() {
  const completion = new JSONCompletion({ mode: 'json5' });
  // JSON5 would be written without quotes, or with single ones.
  Object.assign(completion, {
    getInsertTextForPropertyName: (key: string) => JSON.stringify(key),
    getInsertTextForString: (value: string, prefix = '#') => `"${prefix}{${value}}"`,
    getAppliedValue: (value: unknown) => ({
      label: typeof value === 'string' ? value : JSON.stringify(value),
      apply: JSON.stringify(value),
    }),
  });
  return completion.doComplete.bind(completion);
}
