import { expect, test } from 'vitest';
import type { Finding } from '#schemas/operator/finding.ts';
import { groupFindings } from './group-findings.ts';

const finding = (rule: string, level: Finding['level'], line: number): Finding => ({
  rule,
  level,
  line,
  column: 1,
  path: ['pages', '/', 'sections', 2],
  message: { ko: '내용', en: 'message' },
});

test('Errors come first, and findings of a rule stay together in their order', () => {
  const groups = groupFindings([
    finding('link-page', 'warning', 1),
    finding('block-data', 'error', 2),
    finding('heading-missing', 'warning', 3),
    finding('link-page', 'warning', 4),
  ]);
  expect(groups.map(({ level, rule, findings }) => [level, rule, findings.map(({ line }) => line)])).toEqual([
    ['error', 'block-data', [2]],
    ['warning', 'link-page', [1, 4]],
    ['warning', 'heading-missing', [3]],
  ]);
});

test('Without findings there is no group', () => {
  expect(groupFindings([])).toEqual([]);
});
