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
const perLanguage: JsonSchema = { type: 'object', properties: { en: text, ja: text, ko: text, zh: text } };
let latest: Json | undefined;

function OneField({ schema, initial }: { schema: JsonSchema; initial: Json }) {
  const [value, setValue] = useState<Json | undefined>(initial);
  latest = value;
  return (
    <FormContext
      value={{ schema: {}, setValue: (_, next) => setValue(next), languages: ['ko'], findingsAt: () => [] }}
    >
      <Field schema={schema} path={['title']} value={value} name="title" isRequired />
    </FormContext>
  );
}

async function show(schema: JsonSchema, initial: Json): Promise<HTMLInputElement> {
  renderConsole(createStore(), <OneField schema={schema} initial={initial} />);
  const field = () => document.querySelector<HTMLInputElement>('input:not([type="hidden"]), textarea');
  await vi.waitFor(() => expect(field()).not.toBeNull(), waitTimeoutMs);
  return field() as HTMLInputElement;
}

async function write(field: HTMLInputElement, next: string, expected: Json): Promise<void> {
  field.focus();
  field.setRangeText(next, 0, field.value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: next }));
  field.blur();
  await vi.waitFor(() => expect(latest).toEqual(expected), waitTimeoutMs);
}

afterEach(closeConsole);

test('a required text that was emptied gets its language again where it must have one', async () => {
  const field = await show(perLanguage, { ko: '글' });
  await write(field, '', '');
  await write(field, '새 글', { ko: '새 글' });
});

test('where one text for all languages is right, it stays one', async () => {
  const field = await show({ anyOf: [text, perLanguage] }, '글');
  await write(field, '', '');
  await write(field, '새 글', '새 글');
});

test('a number that may be agreed on later is null once it is emptied', async () => {
  const field = await show({ anyOf: [{ type: 'integer', minimum: 0 }, { type: 'null' }] }, 5000);
  await write(field, '', null);
});
