import type { FocalPoint } from '#schemas/primitives.ts';

const steps: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const within = (percent: number) => Math.min(100, Math.max(0, percent));

/**
 * A point after a key, in percent: arrows move it by one, with Shift by ten; Home leads back to the middle.
 * @returns undefined for other keys
 */
export function movedPoint({ x, y }: FocalPoint, key: string, isFar: boolean): FocalPoint | undefined {
  if (key === 'Home') return { x: 50, y: 50 };
  const [right, down] = steps[key] ?? [];
  if (right === undefined || down === undefined) return undefined;
  const by = isFar ? 10 : 1;
  return { x: within(x + right * by), y: within(y + down * by) };
}
