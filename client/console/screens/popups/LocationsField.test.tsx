// @vitest-environment jsdom
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { dialogCloses, press, showPart } from '#tests/setup/console-screen.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { LocationsField } from './LocationsField.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.mock('@lingui/core/macro', () => import('#tests/setup/console-macros.tsx'));
vi.mock('../../language/use-language.ts', () => ({ useLanguage: () => 'en' }));
vi.mock('../../ui/pickers/use-site-pages.ts', () => ({
  useSitePages: () => [{ key: '/products', title: 'Products', isOwn: true }],
}));

function Field() {
  const [value, setValue] = useState(['/']);
  const [typed, setTyped] = useState('');
  return (
    <LocationsField
      title="Pages"
      help={undefined}
      value={value}
      onChange={setValue}
      typed={typed}
      onType={setTyped}
      isDisabled={false}
      findings={[]}
    />
  );
}

test('a page that is picked is among the pages at once, and only once', async () => {
  showPart(<Field />);
  const pick = async () => {
    await press('Choose where to: Another page');
    const option = () => document.querySelector<HTMLElement>('[role="option"]');
    await vi.waitFor(() => expect(option()?.textContent).toContain('Products'), waitTimeoutMs);
    option()?.click();
    await dialogCloses();
  };
  const added = () => [...document.querySelectorAll('code')].map(({ textContent }) => textContent);
  await pick();
  await vi.waitFor(() => expect(added()).toEqual(['/', '/products']), waitTimeoutMs);
  await pick();
  expect(added()).toEqual(['/', '/products']);
});
