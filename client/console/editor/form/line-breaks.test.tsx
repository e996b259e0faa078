// @vitest-environment jsdom
import { createStore } from 'jotai';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Json } from '#schemas/json.ts';
import { closeConsole, renderConsole } from '#tests/setup/render-console.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { Field } from './Field.tsx';
import { FormContext } from './form-context.ts';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.mock('@lingui/core/macro', () => import('#tests/setup/console-macros.tsx'));

const text: JsonSchema = { type: 'string' };
const localized: JsonSchema = {
  anyOf: [text, { type: 'object', properties: { en: text, ja: text, ko: text, zh: text } }],
};

let latest: Json | undefined;

function OneField({ schema, initial }: { schema: JsonSchema; initial: Json }) {
  const [value, setValue] = useState<Json | undefined>(initial);
  latest = value;
  return (
    <FormContext
      value={{ schema: {}, setValue: (_, next) => setValue(next), languages: ['en'], findingsAt: () => [] }}
    >
      <Field schema={schema} path={['title']} value={value} name="title" isRequired={false} />
    </FormContext>
  );
}

async function show(schema: JsonSchema, initial: Json): Promise<HTMLTextAreaElement> {
  renderConsole(createStore(), <OneField schema={schema} initial={initial} />);
  const field = () => document.querySelector<HTMLTextAreaElement>('input, textarea');
  await vi.waitFor(() => expect(field()).not.toBeNull(), waitTimeoutMs);
  return field() as HTMLTextAreaElement;
}

/** Types a letter at the end of the text, as a browser does. */
async function type(field: HTMLTextAreaElement, letter: string): Promise<void> {
  field.setRangeText(letter, field.value.length, field.value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: letter }));
  await vi.waitFor(() => expect(JSON.stringify(latest)).toContain(letter), waitTimeoutMs);
}

/** What the browser asks before it changes a field. Returns whether the change is left to the browser. */
const ask = (field: HTMLElement, inputType: string, data: string | null = null): boolean =>
  field.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, cancelable: true, inputType, data }));

afterEach(closeConsole);

test.each<[string, JsonSchema, Json, Json]>([
  ['a text per language', localized, { en: 'To leave\na margin.' }, { en: 'To leave\na margin.!' }],
  ['a plain text', text, 'To leave\na margin.', 'To leave\na margin.!'],
  ['a link', { ...text, format: 'link' }, '/a\nb', '/a\nb!'],
  ['a picture', { ...text, format: 'picture' }, '/a\nb', '/a\nb!'],
])('typing in %s leaves its line breaks alone', async (_, schema, before, after) => {
  await type(await show(schema, before), '!');
  expect(latest).toEqual(after);
});

test('Enter adds a line break where visitors see it', async () => {
  const field = await show({ ...localized, format: 'multiline' }, { en: 'Short' });
  expect(field.localName).toBe('textarea');
  expect(ask(field, 'insertLineBreak')).toBe(true);
});

test('elsewhere neither Enter nor pasted text adds line breaks', async () => {
  const field = await show(localized, { en: 'Short' });
  expect(ask(field, 'insertLineBreak')).toBe(false);
  expect(ask(field, 'insertFromPaste', 'no break')).toBe(true);
  field.setSelectionRange(5, 5);
  expect(ask(field, 'insertFromPaste', ' title\r\nof two lines\n')).toBe(false);
  await vi.waitFor(() => expect(latest).toEqual({ en: 'Shorttitle of two lines' }), waitTimeoutMs);
});

test('a plain text without its last line break stays in the same element, with the focus', async () => {
  const field = await show(text, 'a\nb');
  field.focus();
  field.setSelectionRange(1, 2);
  field.setRangeText(' ');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'deleteContentBackward' }));
  await vi.waitFor(() => expect(latest).toBe('a b'), waitTimeoutMs);
  expect(document.activeElement).toBe(field);
});
