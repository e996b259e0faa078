// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { AfterMount } from './AfterMount.tsx';

const tree = (
  <AfterMount>
    <p>popup</p>
  </AfterMount>
);

test('the responsive wrapper renders nothing on the server and its content once mounted in the browser', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const mismatch = vi.fn();
  const root = document.createElement('div');
  root.innerHTML = renderToString(tree);
  expect(root.innerHTML).toBe('');
  await act(async () => void hydrateRoot(root, tree, { onRecoverableError: mismatch }));
  expect(root.textContent).toBe('popup');
  expect(mismatch).not.toHaveBeenCalled();
});
