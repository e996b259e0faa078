// @vitest-environment jsdom
import { createStore } from 'jotai';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { FocalPoint } from '#schemas/primitives.ts';
import { buttonsNamed, closeConsole, renderConsole } from '#tests/setup/render-console.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { FocalPointField } from './FocalPointField.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
afterEach(closeConsole);

function Screen() {
  const [point, setPoint] = useState<FocalPoint | undefined>({ x: 20, y: 80 });
  return <FocalPointField url="/photo.jpg" label="Focal point" value={point} onChange={setPoint} />;
}
const point = () => document.querySelector('[role=slider]')?.getAttribute('aria-valuetext');
const expectPoint = (text: string) => vi.waitFor(() => expect(point()).toBe(text), waitTimeoutMs);

test('a point goes back to the middle, and is moved from there by an arrow key', async () => {
  renderConsole(createStore(), <Screen />);
  await expectPoint('20% from the left, 80% from the top');
  buttonsNamed('Back to the middle')[0]?.click();
  await expectPoint('50% from the left, 50% from the top');
  expect(buttonsNamed('Back to the middle')).toEqual([]);
  const right = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true });
  document.querySelector('[role=slider]')?.dispatchEvent(right);
  await vi.waitFor(() => expect(buttonsNamed('Back to the middle')).toHaveLength(1), waitTimeoutMs);
  expect(point()).toMatch(/^5[1-9]% from the left, 50% from the top$/);
});
