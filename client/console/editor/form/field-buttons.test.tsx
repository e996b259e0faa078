// @vitest-environment jsdom
import { createStore } from 'jotai';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Json } from '#schemas/json.ts';
import { buttonsNamed, closeConsole, renderConsole } from '#tests/setup/render-console.tsx';
import { typeInto } from '#tests/setup/type-into.ts';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { valueOfText } from '../document/parse-document.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { Field } from './Field.tsx';
import { FormContext } from './form-context.ts';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.mock('@lingui/core/macro', () => import('#tests/setup/console-macros.tsx'));

const text: JsonSchema = { type: 'string' };
const perLanguage: JsonSchema = { type: 'object', properties: { en: text, ja: text, ko: text, zh: text } };
const phone: JsonSchema = {
  anyOf: [
    text,
    {
      type: 'object',
      properties: {
        $bind: {
          anyOf: [
            {
              type: 'string',
              enum: ['partner.phone', 'partner.name'],
              enumDescriptions: ['Phone: of the reception', 'Name: of the clinic'],
            },
          ],
        },
      },
      required: ['$bind'],
    },
  ],
};
let latest: Json | undefined;

function OneField({
  schema,
  initial,
  isRequired,
}: {
  schema: JsonSchema;
  initial: Json | undefined;
  isRequired: boolean;
}) {
  const [value, setValue] = useState<Json | undefined>(initial);
  latest = value;
  return (
    <FormContext
      value={{
        schema: {},
        setValue: ([, key], next) =>
          setValue((now) => (key === undefined ? next : { ...(now as object), [key]: next ?? null })),
        languages: ['ko', 'en', 'ja'],
        findingsAt: () => [],
      }}
    >
      <Field schema={schema} path={['title']} value={value} name="title" isRequired={isRequired} />
    </FormContext>
  );
}

function show(schema: JsonSchema, initial: Json | undefined, isRequired = false): void {
  const element = <OneField schema={schema} initial={initial} isRequired={isRequired} />;
  const router = createMemoryRouter([{ path: '/partners/:code', element }], {
    initialEntries: ['/partners/bomnal'],
  });
  renderConsole(createStore(), <RouterProvider router={router} />);
}

/** Presses the button with this label or text. */
const press = (name: string) =>
  vi.waitFor(() => {
    const labelled = document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`);
    const button = labelled ?? buttonsNamed(name)[0];
    if (!button) throw new Error(`no button ${name}`);
    button.click();
  }, waitTimeoutMs);
const expectValue = (value: Json | undefined) =>
  vi.waitFor(() => expect(latest).toEqual(value), waitTimeoutMs);

beforeEach(() => {
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(
      Response.json(
        address.endsWith('/partners')
          ? { rows: [], more: false }
          : {
              partner: { phone: '02-555-0100', name: { ko: '봄날의원', en: 'Bomnal Clinic' } },
              marketing: {},
              config: {},
            },
      ),
    ),
  );
});
afterEach(() => {
  closeConsole();
  vi.unstubAllGlobals();
});

test('another fact is chosen for a bound field', async () => {
  show(phone, { $bind: 'partner.phone' });
  await press('Change the fact of Title');
  const choice = () => [...document.querySelectorAll<HTMLElement>('[role=dialog] [role=option]')][1];
  await vi.waitFor(() => expect(choice()?.textContent ?? '').toContain('Bomnal Clinic'), waitTimeoutMs);
  choice()?.click();
  await expectValue({ $bind: 'partner.name' });
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull(), waitTimeoutMs);
});

test('a field without its fact is empty, and a text again where it is required', async () => {
  show(phone, { $bind: 'partner.phone' });
  await press('Remove the fact from Title');
  await expectValue(undefined);
  closeConsole();
  show(phone, { $bind: 'partner.phone' }, true);
  await press('Remove the fact from Title');
  await expectValue('');
});

test('a fact whose path is no text is removed like any other', async () => {
  show(phone, valueOfText('{ "$bind": {} }'));
  await press('Remove the fact from Title');
  await expectValue(undefined);
});

test('a value that only JSON can show is removed', async () => {
  show(text, { unexpected: [1] });
  await press('Remove the value');
  await expectValue(undefined);
  expect(buttonsNamed('Remove the value')).toEqual([]);
});

test('a missing translation is copied from the main language', async () => {
  show(perLanguage, { ko: '봄날' });
  await press('Copy from Korean to Japanese');
  await expectValue({ ko: '봄날', ja: '봄날' });
  expect(buttonsNamed('Copy from Korean')).toHaveLength(1);
});

test('a group of fields is added with its first values, and removed as a whole', async () => {
  const group: JsonSchema = { type: 'object', properties: { label: text }, required: ['label'] };
  show(group, undefined);
  await press('Add: Title');
  await expectValue({ label: '' });
  await press('Remove: Title');
  await expectValue(undefined);
});

test('a value gets one of the names that its schema lists, or any that is new', async () => {
  const record: JsonSchema = { type: 'object', additionalProperties: text };
  show({ ...record, propertyNames: { enum: ['mobile', 'desktop'] } }, { mobile: 'a' });
  await press('+ Desktop');
  await expectValue({ mobile: 'a', desktop: '' });
  expect(buttonsNamed('+ Desktop')).toEqual([]);
  closeConsole();
  show(record, { mobile: 'a' });
  await vi.waitFor(() => expect(buttonsNamed('Add')[0]?.disabled).toBe(true), waitTimeoutMs);
  typeInto('New name', 'mobile');
  expect(buttonsNamed('Add')[0]?.disabled).toBe(true);
  typeInto('New name', 'print');
  await vi.waitFor(() => expect(buttonsNamed('Add')[0]?.disabled).toBe(false), waitTimeoutMs);
  await press('Add');
  await expectValue({ mobile: 'a', print: '' });
});

const size: JsonSchema = { type: 'integer' };
test.each<[string, string, JsonSchema, Json]>([
  ['a day', 'Clear: Title', { type: 'string', format: 'date' }, '2026-05-01'],
  ['a time', 'Clear: Title', { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }, '09:30'],
  ['a moment', 'Clear: Title', { type: 'string', format: 'date-time' }, '2026-05-01T00:00:00.000Z'],
  ['the address of a picture', 'Remove: Title', { type: 'string', format: 'picture' }, '/files/a.webp'],
  [
    'a picture',
    'Remove: Title',
    { type: 'object', properties: { url: text, width: size, height: size, alt: text } },
    { url: '/files/a.webp', width: 640, height: 480, alt: '' },
  ],
])('%s is removed from an optional field', async (_, button, schema, value) => {
  show(schema, value);
  await press(button);
  await expectValue(undefined);
});
