import { expect, test } from 'vitest';
import { formatBytes } from './format-bytes.ts';

test('Small files are shown in kilobytes, at least one', () => {
  expect(formatBytes(12, 'en')).toBe('1 kB');
  expect(formatBytes(84_300, 'en')).toBe('84 kB');
});

test('Large files are shown in megabytes', () => {
  expect(formatBytes(3_460_000, 'en')).toBe('3.5 MB');
});
