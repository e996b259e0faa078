// @vitest-environment jsdom
import { createStore } from 'jotai';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Json } from '#schemas/json.ts';
import { buttonsNamed, closeConsole, renderConsole } from '#tests/setup/render-console.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { Field } from './Field.tsx';
import { FormContext } from './form-context.ts';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.mock('@lingui/core/macro', () => import('#tests/setup/console-macros.tsx'));

const treatments = [
  { id: 3, title: 'Lifting', detail: '' },
  { id: 5, title: 'Peeling', detail: '' },
];
const notices = Array.from({ length: 45 }, (_, index) => ({
  id: index + 1,
  title: `Notice no. ${index + 1}`,
  detail: '',
}));
const lifting = {
  id: 3,
  version: 'v1',
  entry: {
    options: [
      { name: { ko: '300샷', en: '300 shots' }, price: 890_000 },
      { name: { ko: '상담' }, price: null },
    ],
  },
};

/** The API of the console's server. */
function answer(address: string): object {
  const url = new URL(address, 'http://console.localhost');
  if (/\/facts(\/|$)/.test(url.pathname)) {
    const search = url.searchParams.get('search') ?? '';
    const all = url.pathname.endsWith('/notices') ? notices : treatments;
    const ids = url.searchParams.get('ids')?.split(',');
    const rows = all.filter(({ id }) =>
      ids ? ids.includes(String(id)) : search === '' || String(id) === search,
    );
    const [offset, limit] = ['offset', 'limit'].map((name) => Number(url.searchParams.get(name)));
    return { rows: rows.slice(offset, (offset ?? 0) + (limit || rows.length)), count: rows.length };
  }
  if (url.pathname.endsWith('/content/products/3')) return lifting;
  return { rows: [], count: 0 };
}

let latest: Json | undefined;

function OneField({
  schema,
  initial,
  beside,
}: {
  schema: JsonSchema;
  initial: Json;
  beside?: { [key: string]: Json };
}) {
  const [value, setValue] = useState<Json | undefined>(initial);
  latest = value;
  return (
    <FormContext
      value={{
        schema: {},
        languages: ['ko'],
        findingsAt: () => [],
        self: { kind: 'products', id: 5 },
        setValue: (_, next) => setValue(next),
      }}
    >
      <Field
        schema={schema}
        path={['at']}
        value={value}
        name="at"
        isRequired={false}
        {...(beside && { beside })}
      />
    </FormContext>
  );
}

async function show(schema: JsonSchema, initial: Json, beside?: { [key: string]: Json }): Promise<void> {
  const element = <OneField schema={schema} initial={initial} {...(beside && { beside })} />;
  const router = createMemoryRouter([{ path: '/partners/:code', element }], {
    initialEntries: ['/partners/bomnal'],
  });
  renderConsole(createStore(), <RouterProvider router={router} />);
}

const text = () => document.body.textContent ?? '';
const seen = (words: string) => vi.waitFor(() => expect(text()).toContain(words), waitTimeoutMs);
const press = (label: string) =>
  vi.waitFor(() => {
    const button = document.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`);
    if (!button) throw new Error(`no button ${label}`);
    button.click();
  }, waitTimeoutMs);

const products: JsonSchema = {
  title: 'Related',
  type: 'array',
  items: { type: 'integer', entries: 'products' },
};

beforeEach(() => {
  vi.stubGlobal('fetch', (address: string) => Promise.resolve(Response.json(answer(address))));
});
afterEach(() => {
  closeConsole();
  vi.unstubAllGlobals();
});

test('chosen entries are shown by their titles, in an order that can be changed; one that is gone is marked', async () => {
  await show(products, [3, 9, 5]);
  await seen('Lifting');
  await seen('#9 does not exist');
  await seen('no longer exists');
  await press('Move up: Peeling');
  await vi.waitFor(() => expect(latest).toEqual([3, 5, 9]), waitTimeoutMs);
  await press('Remove: #9 does not exist');
  await vi.waitFor(() => expect(latest).toEqual([3, 5]), waitTimeoutMs);
  expect(text()).not.toContain('no longer exists');
});

test('a help text that all fields of a group have is shown once', async () => {
  const shift: JsonSchema = { type: 'string', enum: ['all', 'off'], description: 'All day or off.' };
  const week: JsonSchema = {
    title: 'Week',
    type: 'object',
    properties: { monday: { ...shift, title: 'Monday' }, tuesday: { ...shift, title: 'Tuesday' } },
  };
  await show(week, { monday: 'all' });
  await seen('Tuesday');
  expect(text().split('All day or off.')).toHaveLength(2);
});

test('an entry is not offered where it would refer to itself', async () => {
  await show(products, []);
  await press('Choose: Related');
  await seen('Lifting');
  expect(text()).not.toContain('Peeling');
});

test('the place of an option is chosen among the options of the treatment beside it', async () => {
  const option: JsonSchema = { title: 'Option', type: 'integer', optionOf: 'productId' };
  await show(option, 1, { productId: 3 });
  await seen('300 shots · 890,000');
  closeConsole();
  await show(option, 1, { productId: 3, price: 900_000 });
  await seen('The option costs 890,000 anyway. Only');
  closeConsole();
  await show(option, 4, { productId: 3 });
  await seen('The treatment has no option 4');
  closeConsole();
  await show(option, 1, {});
  await seen('Choose the treatment first');
  expect(buttonsNamed('Choose…')).toEqual([]);
});

test('another entry is chosen from the pages of the list, and removed again', async () => {
  await show({ title: 'Notice', type: 'integer', entries: 'notices' }, 2);
  await seen('Notice no. 2');
  await press('Change: Notice');
  await seen('Notice no. 1#');
  expect(buttonsNamed('Previous')[0]?.disabled).toBe(true);
  buttonsNamed('Next')[0]?.click();
  await seen('Notice no. 21');
  buttonsNamed('Previous')[0]?.click();
  await seen('Notice no. 1#');
  document.querySelector<HTMLElement>('[role=option]')?.click();
  await vi.waitFor(() => expect(latest).toBe(1), waitTimeoutMs);
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull(), waitTimeoutMs);
  await press('Remove Notice no. 1 from Notice');
  await vi.waitFor(() => expect(latest).toBeUndefined(), waitTimeoutMs);
});
