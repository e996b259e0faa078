// @vitest-environment jsdom
import { createStore } from 'jotai';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { toJson } from '#engine/json-schema/to-json.ts';
import { clinicSettings } from '#schemas/operator/settings-calls.ts';
import { closeConsole, renderConsole } from '#tests/setup/render-console.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { FormContext } from '../../../editor/form/form-context.ts';
import type { JsonSchema } from '../../../editor/schema/json-schema.ts';
import { HoursTable } from './HoursTable.tsx';
import type { HoursValues } from './week.ts';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.mock('@lingui/core/macro', () => import('#tests/setup/console-macros.tsx'));

const schema = toJson(clinicSettings) as JsonSchema;
let latest: HoursValues;

function Table({ initial, isDisabled }: { initial: HoursValues; isDisabled: boolean }) {
  const [values, setValues] = useState(initial);
  latest = values;
  return (
    <FormContext
      value={{
        schema,
        languages: ['en'],
        findingsAt: () => [],
        setValue: ([, field], next) =>
          setValues(({ [String(field)]: _, ...others }) =>
            next === undefined ? others : { ...others, [String(field)]: next },
          ),
      }}
    >
      <HoursTable values={values} isDisabled={isDisabled} />
    </FormContext>
  );
}

async function show(initial: HoursValues, isDisabled = false): Promise<void> {
  renderConsole(createStore(), <Table initial={initial} isDisabled={isDisabled} />);
  await vi.waitFor(() => expect(document.querySelector('table')).not.toBeNull(), waitTimeoutMs);
}

const days = () => [...document.querySelectorAll('tbody th')].map(({ textContent }) => textContent);
const box = (name: string) => document.querySelector<HTMLInputElement>(`[aria-label="Closed: ${name}"]`);
const preview = () => document.querySelector('[aria-live]')?.textContent;
const shown = (text: string) => vi.waitFor(() => expect(preview()).toBe(text), waitTimeoutMs);
/** What a time reads, as `10:00`. */
const time = (label: string) =>
  document.querySelector(`[role="group"][aria-label="${label}"]`)?.textContent?.replace(/[^\d:]/g, '');

const week = {
  operationTimeType: 'weekWeekend',
  mondayOpen: '10:00',
  mondayClose: '19:00',
  mondayLunchStart: '13:00',
  mondayLunchEnd: '14:00',
  saturdayOpen: '10:00',
  saturdayClose: '13:00',
  lunchStart: '12:00',
  lunchEnd: '13:00',
};

afterEach(closeConsole);

test('Monday to Friday alike are one row, and what visitors read is told', async () => {
  await show(week);
  expect(days()).toEqual(['Weekdays', 'Saturday', 'Sunday', 'Holidays']);
  expect(time('Opens: Weekdays')).toBe('10:00');
  expect([box('Saturday')?.checked, box('Sunday')?.checked]).toEqual([false, true]);
  expect(preview()).toBe(
    'Visitors read: Weekdays 10:00 – 19:00 (lunch 13:00 – 14:00) · Saturday 10:00 – 13:00 · Sunday, Holidays closed',
  );
});

test('A day that is closed and opened again has its hours and its break again', async () => {
  await show({ ...week, operationTimeType: 'day', fridayOpen: '18:00', fridayClose: '02:00' });
  expect(days()).toHaveLength(8);
  expect(document.body.textContent).toContain('Closes on the next day.');
  const before = latest;
  box('Monday')?.click();
  await vi.waitFor(() => expect(box('Monday')?.checked).toBe(true), waitTimeoutMs);
  expect(Object.keys(latest).filter((field) => field.startsWith('monday'))).toEqual([]);
  expect(time('Opens: Monday')).toBeUndefined();
  box('Monday')?.click();
  await vi.waitFor(() => expect(latest).toEqual(before), waitTimeoutMs);
});

test('A day that was always closed opens with the hours of the first open day', async () => {
  await show({ operationTimeType: 'weekWeekend', saturdayOpen: '09:00', saturdayClose: '12:30' });
  box('Sunday')?.click();
  await shown(
    'Visitors read: Weekdays closed · Saturday 09:00 – 12:30 · Sunday 09:00 – 12:30 · Holidays closed',
  );
});

test('The hours of Monday are copied to Tuesday until Friday', async () => {
  await show({ ...week, operationTimeType: 'day' });
  const copy = [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.startsWith('Copy Monday'),
  );
  copy?.click();
  await shown(
    'Visitors read: Weekdays 10:00 – 19:00 (lunch 13:00 – 14:00) · Saturday 10:00 – 13:00 · Sunday, Holidays closed',
  );
});

test('Who may not write changes nothing', async () => {
  await show(week, true);
  expect(box('Sunday')?.disabled).toBe(true);
  expect(document.querySelector('[role="spinbutton"]')?.getAttribute('aria-disabled')).toBe('true');
});
