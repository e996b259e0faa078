// @vitest-environment jsdom
import { createStore } from 'jotai';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { buttonsNamed, closeConsole, renderConsole } from '#tests/setup/render-console.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { EntrySave } from './EntrySave.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));

afterEach(closeConsole);

/** An entry that somebody else saved meanwhile. */
function Late() {
  const [hasConflict, setConflict] = useState(true);
  const resolveConflict = () => setConflict(false);
  return (
    <EntrySave
      isNew={false}
      isChanged={true}
      isBusy={false}
      issues={[]}
      problem={undefined}
      onShow={resolveConflict}
      onSave={resolveConflict}
      onDiscard={resolveConflict}
      conflict={hasConflict ? { onUseTheirs: resolveConflict, onRebase: resolveConflict } : undefined}
    />
  );
}

test('Once changes are put into what somebody else saved, the focus is on the button that saves them', async () => {
  renderConsole(createStore(), <Late />);
  const name = 'Apply my changes to the current version';
  await vi.waitFor(() => expect(buttonsNamed(name)).toHaveLength(1), waitTimeoutMs);
  buttonsNamed(name)[0]?.focus();
  buttonsNamed(name)[0]?.click();
  const focused = () => document.activeElement?.textContent;
  await vi.waitFor(() => expect(focused()).toBe('Save for visitors'), waitTimeoutMs);
});
