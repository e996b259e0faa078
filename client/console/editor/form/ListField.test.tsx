// @vitest-environment jsdom
import { createStore } from 'jotai';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Json } from '#schemas/json.ts';
import { closeConsole, renderConsole } from '#tests/setup/render-console.tsx';
import { writeInto } from '#tests/setup/type-into.ts';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { Field } from './Field.tsx';
import { FormContext } from './form-context.ts';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.mock('@lingui/core/macro', () => import('#tests/setup/console-macros.tsx'));
afterEach(closeConsole);

const schema: JsonSchema = { title: 'Tags', type: 'array', items: { type: 'string' } };

let changeAsColleague: (value: Json) => void;

const anyValue: JsonSchema = { ...schema, items: {} };

function List({ initial, of = schema }: { initial: string[]; of?: JsonSchema }) {
  const [value, setValue] = useState<Json | undefined>(initial);
  changeAsColleague = setValue;
  const form = {
    schema: of,
    languages: ['ko' as const],
    findingsAt: () => [],
    setValue: (_: unknown, next: Json | undefined) => setValue(next),
  };
  return (
    <FormContext value={form}>
      <Field schema={of} path={['tags']} value={value} name="tags" isRequired={false} />
    </FormContext>
  );
}
const button = (label: string) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`);
const focused = () => document.activeElement?.getAttribute('aria-label');

/** Presses a button of a list by keyboard. */
async function press(label: string): Promise<void> {
  await vi.waitFor(() => expect(button(label)).not.toBeNull(), waitTimeoutMs);
  button(label)?.focus();
  button(label)?.click();
}
const focuses = (label: string) => vi.waitFor(() => expect(focused()).toBe(label), waitTimeoutMs);

test('the focus goes along with an item that is moved, to its row where it cannot go on', async () => {
  renderConsole(createStore(), <List initial={['one', 'two', 'three']} />);
  await press('Move down: one');
  await focuses('Move down: one');
  button('Move down: one')?.click();
  await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('one'), waitTimeoutMs);
  expect(document.activeElement?.getAttribute('role')).toBe('row');
});

test('after the last item is removed the focus is on the item before, and then on the button that adds one', async () => {
  renderConsole(createStore(), <List initial={['one', 'two']} />);
  await press('Remove: two');
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('row'), waitTimeoutMs);
  expect(document.activeElement?.textContent).toContain('one');
  await press('Remove: one');
  await focuses('Add an item: Tags');
});

test('the open item stays open when a colleague adds one above it, and closes when it is removed', async () => {
  renderConsole(createStore(), <List initial={['one', 'two', 'three']} />);
  const openItem = () => document.querySelector('.List-panel')?.getAttribute('aria-label');
  await vi.waitFor(() => expect(document.querySelectorAll('.ListRows-one')).toHaveLength(3), waitTimeoutMs);
  document.querySelectorAll<HTMLElement>('.ListRows-one')[1]?.click();
  await vi.waitFor(() => expect(openItem()).toBe('two'), waitTimeoutMs);
  changeAsColleague(['new', 'one', 'two', 'three']);
  await vi.waitFor(() => expect(document.querySelectorAll('.ListRows-one')).toHaveLength(4), waitTimeoutMs);
  expect(openItem()).toBe('two');
  changeAsColleague(['new', 'one', 'three']);
  await vi.waitFor(() => expect(document.querySelectorAll('.ListRows-one')).toHaveLength(3), waitTimeoutMs);
  expect(openItem()).toBeUndefined();
});

test('JSON that is not valid yet goes along with its item, and is not in the next one that is opened', async () => {
  renderConsole(createStore(), <List initial={['one', 'two']} of={anyValue} />);
  const field = () => document.querySelector('textarea');
  const row = (index: number) => document.querySelectorAll<HTMLElement>('.ListRows-one')[index];
  await vi.waitFor(() => expect(row(0)).toBeDefined(), waitTimeoutMs);
  row(0)?.click();
  await vi.waitFor(() => expect(field()?.value).toBe('"one"'), waitTimeoutMs);
  writeInto(field(), '["one');
  await press('Move down: one');
  await vi.waitFor(() => expect(row(1)?.textContent).toContain('one'), waitTimeoutMs);
  expect(field()?.value).toBe('["one');
  changeAsColleague(['one', 'one']);
  await vi.waitFor(() => expect(row(0)?.textContent).toContain('one'), waitTimeoutMs);
  row(0)?.click();
  await vi.waitFor(() => expect(field()?.value).toBe('"one"'), waitTimeoutMs);
});
