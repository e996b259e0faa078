// @vitest-environment jsdom
import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { closeConsole, renderConsole } from '#tests/setup/render-console.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { RuleTitle } from './RuleTitle.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
afterEach(closeConsole);

test.each([
  [{ rule: 'text-blank', title: { ko: '빈 문구', en: 'Blank text' } }, 'Blank text text-blank'],
  [{ rule: 'text-blank' }, 'text-blank'],
])('a rule is named by its title, and its id is secondary: %j', async (finding, shown) => {
  renderConsole(createStore(), <RuleTitle finding={finding} />);
  await vi.waitFor(() => expect(document.body.textContent).toBe(shown), waitTimeoutMs);
});
