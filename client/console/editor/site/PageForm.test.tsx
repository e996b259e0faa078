// @vitest-environment jsdom
import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import type { PageExplanation } from '#schemas/operator/preview.ts';
import { closeConsole, renderConsole } from '#tests/setup/render-console.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { FormContext } from '../form/form-context.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { PageForm } from './PageForm.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.mock('@lingui/core/macro', () => import('#tests/setup/console-macros.tsx'));
afterEach(closeConsole);

const string: JsonSchema = { type: 'string' };
const localized: JsonSchema = {
  anyOf: [string, { type: 'object', properties: { en: string, ja: string, ko: string, zh: string } }],
};
const schema: JsonSchema = {
  $defs: { Page: { type: 'object', properties: { title: localized, description: localized } } },
};
const explanation = {
  page: '/introduce',
  language: 'en',
  head: { title: 'About us', description: 'In Gangnam' },
} as PageExplanation;

/** @returns the placeholders of the page's texts, by language */
async function placeholders(page: string) {
  const form = { schema, setValue: () => {}, languages: ['ko', 'en'] as const, findingsAt: () => [] };
  renderConsole(
    createStore(),
    <FormContext value={form}>
      <PageForm
        page={page}
        explanation={explanation}
        origin="document"
        document={{ pages: { [page]: { sections: [] } } }}
        onCustomize={() => {}}
        onReset={undefined}
      >
        {null}
      </PageForm>
    </FormContext>,
  );
  const fields = () => [...document.querySelectorAll('textarea')];
  await vi.waitFor(() => expect(fields()).toHaveLength(4), waitTimeoutMs);
  return fields().map(({ placeholder, lang }) => `${lang || '-'} ${placeholder}`);
}

test('an empty title and description show what visitors get, in the language that the page is shown in', async () => {
  expect(await placeholders('/introduce')).toEqual(['- ', '- About us', '- ', '- In Gangnam']);
});

test('while another page is shown, they show nothing', async () => {
  expect(await placeholders('/prices')).toEqual(['- ', '- ', '- ', '- ']);
});
