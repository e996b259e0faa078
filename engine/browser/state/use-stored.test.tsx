// @vitest-environment jsdom
import { atom, getDefaultStore } from 'jotai/vanilla';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useStored } from './use-stored.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const count = atom(0);
function Count() {
  return <p>{useStored(count, 0) > 0 && <b>full</b>}</p>;
}

test('an island hydrates without a mismatch after another has read the storage', async () => {
  document.body.innerHTML = renderToString(<Count />);
  getDefaultStore().set(count, 3);
  const onRecoverableError = vi.fn();
  await act(async () => {
    hydrateRoot(document.body, <Count />, { onRecoverableError });
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(document.body.textContent).toBe('full');
});
