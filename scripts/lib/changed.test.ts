import { expect, test } from 'vitest';
import { SetupError } from '../bootstrap/setup-error.mjs';
import { changedFiles, specsTouchedBy } from './changed.ts';

const texts = {
  'tests/e2e/pages.spec.ts': 'every page',
  'tests/e2e/cart.spec.ts': "page.locator('.CartButton--opener')",
  'tests/e2e/share.spec.ts': "page.getByRole('button')",
};

test('A changed block affects the specs that name it and those that visit every page', () => {
  expect(specsTouchedBy(['blocks/CartButton/styles.css'], texts)).toEqual([
    'tests/e2e/pages.spec.ts',
    'tests/e2e/cart.spec.ts',
  ]);
  expect(specsTouchedBy(['blocks/Cart/index.tsx'], texts)).toEqual(['tests/e2e/pages.spec.ts']);
});

test('A changed spec affects itself, shared code affects all specs, documents affect none', () => {
  expect(specsTouchedBy(['tests/e2e/share.spec.ts'], texts)).toEqual(['tests/e2e/share.spec.ts']);
  const shared = ['engine/route/href.ts', 'tests/e2e/watch-page.ts', 'blocks/_ui/Link.tsx'];
  const setUp = ['fixtures/partners/haru/site.json', 'tests/setup/site-url.ts', 'vite.console.config.ts'];
  for (const path of [...shared, ...setUp])
    expect(specsTouchedBy([path], texts), path).toEqual(Object.keys(texts));
  expect(specsTouchedBy(['docs/run-it.md', 'engine/route/href.test.ts'], texts)).toEqual([]);
});

test('An unknown commit is rejected by name', async () => {
  await expect(changedFiles('no-such-commit')).rejects.toThrow(SetupError);
  await expect(changedFiles('no-such-commit')).rejects.toThrow('no-such-commit');
});
