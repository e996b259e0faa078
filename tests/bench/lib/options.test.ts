import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('without arguments every case runs in five rounds with 32 connections', () => {
  expect(readOptions([], {})).toMatchObject({ cases: [], rounds: 5, connections: 32, profile: false });
});

test('arguments specify cases and options', () => {
  expect(readOptions(['http', '--rounds', '3', '--profile'], {})).toMatchObject({
    cases: ['http'],
    rounds: 3,
    profile: true,
    report: false,
  });
  expect(readOptions(['--report'], {})).toMatchObject({ cases: [], report: true });
});

test('the folders of other engines and of Lighthouse may come from the environment', () => {
  expect(readOptions([], { BENCH_PEERS: 'engines' }).peers).toBe('engines');
  expect(readOptions(['--peers', 'mine'], { BENCH_PEERS: 'engines' }).peers).toBe('mine');
  expect(readOptions([], { BENCH_LIGHTHOUSE: 'beam' }).lighthouse).toBe('beam');
});

test('an invalid number or an unknown option is rejected', () => {
  expect(() => readOptions(['--rounds', 'many'], {})).toThrow(
    '--rounds needs a whole number from 1, not "many"',
  );
  expect(() => readOptions(['--partners', '99'], {})).toThrow('from 100');
  expect(() => readOptions(['--fast'], {})).toThrow('--fast');
});

test.each([
  [['--peers'], '--peers needs a prepared folder of other engines'],
  [['--peers', '--rounds', '3'], '--peers needs a prepared folder of other engines'],
  [['--peers='], '--peers needs a prepared folder of other engines'],
  [['lighthouse', '--lighthouse'], '--lighthouse needs a folder in which Lighthouse is installed'],
])('%j is rejected with what is expected', (words, wanted) => {
  expect(() => readOptions(words, {})).toThrow(wanted);
});
