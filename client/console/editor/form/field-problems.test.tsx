// @vitest-environment jsdom
import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import type { Json } from '#schemas/json.ts';
import { closeConsole, renderConsole } from '#tests/setup/render-console.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { Field } from './Field.tsx';
import { type FieldFinding, FormContext } from './form-context.ts';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.mock('@lingui/core/macro', () => import('#tests/setup/console-macros.tsx'));
// jsdom has no layout.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
afterEach(closeConsole);

const text: JsonSchema = { type: 'string' };
const localized: JsonSchema = { type: 'object', properties: { en: text, ja: text, ko: text, zh: text } };
const error: FieldFinding = { level: 'error', text: 'Too long.' };

/** Shows a field with findings by path. @returns its control, or that of a language */
async function show(schema: JsonSchema, value: Json, findings: Record<string, FieldFinding>) {
  const form = {
    schema: {},
    languages: ['ko' as const, 'en' as const],
    findingsAt: (path: readonly (string | number)[]) => [findings[path.join('.')] ?? []].flat(),
    setValue: () => {},
  };
  renderConsole(
    createStore(),
    <FormContext value={form}>
      <Field schema={schema} path={['field']} value={value} name="field" isRequired />
    </FormContext>,
  );
  const control = (lang?: string) => {
    const within = lang ? `[lang="${lang}"]` : '.FormField';
    const all = 'input:not([type="hidden"]), textarea, [role="textbox"], [role="spinbutton"]';
    return document.querySelector<HTMLElement>(within)?.querySelector<HTMLElement>(all);
  };
  await vi.waitFor(() => expect(control()).toBeTruthy(), waitTimeoutMs);
  return control;
}

const descriptionOf = (control: HTMLElement | null | undefined) =>
  (control?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

test.each<[string, JsonSchema, Json]>([
  ['a text', text, 'Words'],
  ['a long text', { ...text, format: 'multiline' }, 'Words'],
  ['a link', { ...text, format: 'link' }, '/a'],
  ['a picture', { ...text, format: 'picture' }, '/a'],
  ['a formatted text', { ...text, format: 'html' }, '<p>Words</p>'],
  ['a number', { type: 'number' }, 4],
  ['a date', { ...text, format: 'date' }, '2026-01-01'],
])('an error of %s describes its control, which is marked as invalid', async (_, schema, value) => {
  const control = await show(schema, value, { field: error });
  await vi.waitFor(() => expect(descriptionOf(control())).toContain('Too long.'), waitTimeoutMs);
  expect(control()?.getAttribute('aria-invalid')).toBe('true');
});

test('a warning describes its control, which is not invalid, and a field without findings has neither', async () => {
  const control = await show(text, 'Words', { field: { ...error, level: 'warning' } });
  expect(descriptionOf(control())).toContain('Too long.');
  expect(control()?.hasAttribute('aria-invalid')).toBe(false);
  closeConsole();
  const fine = await show(text, 'Words', {});
  expect(descriptionOf(fine()).trim()).toBe('');
});

test('an error of one language marks the text of that language', async () => {
  const control = await show(localized, { ko: '글', en: 'Words' }, { 'field.en': error });
  expect(descriptionOf(control('en'))).toContain('Too long.');
  expect(control('en')?.getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(control('ko'))).not.toContain('Too long.');
  expect(control('ko')?.hasAttribute('aria-invalid')).toBe(false);
});
