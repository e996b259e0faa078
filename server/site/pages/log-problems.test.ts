import { expect, test, vi } from 'vitest';
import { logProblems } from './log-problems.ts';

test('a problem of a page is logged once in ten minutes, and those of other pages and sites as well', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const warn = vi.fn();
  const onProblem = logProblems(() => ({ warn }));
  for (let visit = 0; visit < 3; visit += 1) onProblem('boom', 'raon.example', '/landing');
  onProblem('boom', 'raon.example', '/');
  onProblem('boom', 'haru.example', '/landing');
  onProblem('bang', 'raon.example', '/landing');
  expect(warn.mock.calls).toEqual([
    [{ host: 'raon.example', path: '/landing' }, 'boom'],
    [{ host: 'raon.example', path: '/' }, 'boom'],
    [{ host: 'haru.example', path: '/landing' }, 'boom'],
    [{ host: 'raon.example', path: '/landing' }, 'bang'],
  ]);
  vi.advanceTimersByTime(10 * 60 * 1_000);
  onProblem('boom', 'raon.example', '/landing');
  expect(warn).toHaveBeenCalledTimes(5);
  vi.useRealTimers();
});
