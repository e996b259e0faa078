import { HtmlValidate } from 'html-validate/node';
import type { Check } from './checks.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
});

/** Removes styles and the model of the islands, which are not HTML and a third of a page. */
const withoutData = (html: string): string =>
  html.replace(
    /(<(style|script)\b[^>]*>)([\s\S]*?)(<\/\2>)/g,
    (_all, open, _name, data, close) => `${open}${data.replace(/[^\n]+/g, '')}${close}`,
  );

/** HTML validation errors of the served bytes, with rule, line and column. */
export const invalidHtml: Check = ({ text }) => {
  const { results } = validator.validateStringSync(withoutData(text));
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${message} (${ruleId})`),
  );
};
