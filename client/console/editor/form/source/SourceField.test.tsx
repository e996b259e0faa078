// @vitest-environment jsdom
import { createStore } from 'jotai';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Json } from '#schemas/json.ts';
import { buttonsNamed, closeConsole, renderConsole } from '#tests/setup/render-console.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { FormContext } from '../form-context.ts';
import { SourceField } from './SourceField.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.mock('@lingui/core/macro', () => import('#tests/setup/console-macros.tsx'));
afterEach(closeConsole);

const schema: JsonSchema = {
  $defs: {
    SourceRef: { type: 'object', properties: { name: { type: 'string' }, params: { type: 'object' } } },
    'source.reviews': {
      type: 'object',
      properties: { params: { type: 'object', properties: {} } },
    },
  },
};
let latest: Json | undefined;

function Screen({ isRequired }: { isRequired: boolean }) {
  const [value, setValue] = useState<Json | undefined>({ name: 'reviews', params: {} });
  latest = value;
  return (
    <FormContext
      value={{ schema, setValue: (_, next) => setValue(next), languages: ['ko'], findingsAt: () => [] }}
    >
      <SourceField
        path={['source']}
        value={value}
        type="Reviews"
        names={['reviews']}
        isRequired={isRequired}
        report={undefined}
      />
    </FormContext>
  );
}
const shows = (words: string) =>
  vi.waitFor(() => expect(document.body.textContent).toContain(words), waitTimeoutMs);

test('the source of a block is removed, unless the block cannot be without one', async () => {
  renderConsole(createStore(), <Screen isRequired={false} />);
  await shows('Current value');
  buttonsNamed('Show no content')[0]?.click();
  await vi.waitFor(() => expect(latest).toBeUndefined(), waitTimeoutMs);
  await vi.waitFor(() => expect(document.body.textContent).not.toContain('Current value'), waitTimeoutMs);
  expect(document.querySelector('button')?.textContent).toContain('Nothing');
  closeConsole();
  renderConsole(createStore(), <Screen isRequired />);
  await shows('Current value');
  expect(buttonsNamed('Show no content')).toEqual([]);
});
