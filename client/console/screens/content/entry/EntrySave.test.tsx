// @vitest-environment jsdom
import { createStore } from 'jotai';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { buttonsNamed, closeConsole, renderConsole } from '#tests/setup/render-console.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { EntrySave } from './EntrySave.tsx';
import type { Issue } from './entry-issues.ts';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));

afterEach(closeConsole);

type Actions = 'onShow' | 'onSave' | 'onDiscard' | 'onUseTheirs' | 'onRebase';
type Props = { done: string[]; isLate?: boolean; issues?: readonly Issue[] };

/** A changed entry: `isLate` if somebody else has saved it since, until a button is pressed. */
function Changed({ done, isLate = false, issues = [] }: Props) {
  const [hasConflict, setConflict] = useState(isLate);
  const [isChanged, setChanged] = useState(true);
  const act = (action: Actions) => () => {
    done.push(action);
    if (hasConflict) setConflict(false);
    else setChanged(false);
  };
  return (
    <EntrySave
      isNew={false}
      isChanged={isChanged}
      isBusy={false}
      issues={issues}
      problem={undefined}
      onShow={act('onShow')}
      onSave={act('onSave')}
      onDiscard={act('onDiscard')}
      conflict={hasConflict ? { onUseTheirs: act('onUseTheirs'), onRebase: act('onRebase') } : undefined}
    />
  );
}

async function press(name: string): Promise<void> {
  await vi.waitFor(() => expect(buttonsNamed(name)).toHaveLength(1), waitTimeoutMs);
  buttonsNamed(name)[0]?.focus();
  buttonsNamed(name)[0]?.click();
}
const focused = () => document.activeElement?.textContent;

test.each([
  ['Apply my changes to the current version', 'onRebase'],
  ['Discard my changes and show the current version', 'onUseTheirs'],
])(
  'Where somebody else saved meanwhile, “%s” does so and leaves the focus on the button that saves',
  async (name, action) => {
    const done: string[] = [];
    renderConsole(createStore(), <Changed done={done} isLate />);
    await press(name);
    await vi.waitFor(() => expect(focused()).toBe('Save for visitors'), waitTimeoutMs);
    expect(done).toEqual([action]);
  },
);

test.each([
  ['Discard', 'onDiscard'],
  ['Save for visitors', 'onSave'],
])('“%s” does so, and the focus is on the heading', async (name, action) => {
  const done: string[] = [];
  renderConsole(
    createStore(),
    <main>
      <h1>Notice</h1>
      <Changed done={done} />
    </main>,
  );
  await press(name);
  await vi.waitFor(() => expect(focused()).toBe('Notice'), waitTimeoutMs);
  expect(done).toEqual([action]);
  expect(document.body.textContent).toContain('As visitors see it.');
});

test('Where somebody else saved meanwhile, the focus is on the text that tells it, and on no button', async () => {
  const Refused = () => {
    const [isRefused, setRefused] = useState(false);
    return (
      <EntrySave
        isNew={false}
        isChanged
        isBusy={false}
        issues={[]}
        problem={isRefused ? 'Somebody saved this entry meanwhile.' : undefined}
        onShow={() => {}}
        onSave={() => setRefused(true)}
        onDiscard={() => {}}
        conflict={isRefused ? { onUseTheirs: () => {}, onRebase: () => {} } : undefined}
      />
    );
  };
  renderConsole(createStore(), <Refused />);
  await press('Save for visitors');
  await vi.waitFor(() => expect(focused()).toBe('Somebody saved this entry meanwhile.'), waitTimeoutMs);
});

test('Changes are saved, and the first issue is shown', async () => {
  const done: string[] = [];
  renderConsole(createStore(), <Changed done={done} issues={[{ path: ['title'], problem: 'missing' }]} />);
  await press('1 field needs attention: show it');
  expect(done).toEqual(['onShow']);
  closeConsole();
  renderConsole(createStore(), <Changed done={done} />);
  await press('Save for visitors');
  expect(done).toEqual(['onShow', 'onSave']);
});
