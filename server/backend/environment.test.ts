import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

test('an invalid port is refused', () => {
  expect(() => readEnvironment({ BACKEND_PORT: 'many' })).toThrow('BACKEND_PORT');
  expect(readEnvironment({}).port).toBe(0);
});

test('a folder of partners that does not exist is refused', () => {
  const { dirname, filename } = import.meta;
  expect(readEnvironment({ MARU_PARTNERS_DIR: dirname }).partnersDir).toBe(dirname);
  for (const MARU_PARTNERS_DIR of ['/srv/no-such-folder', filename])
    expect(() => readEnvironment({ MARU_PARTNERS_DIR })).toThrow(
      `[backend] MARU_PARTNERS_DIR is not a folder: ${MARU_PARTNERS_DIR}.`,
    );
});
