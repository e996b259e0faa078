import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('without words every case runs in five rounds over 32 connections', () => {
  expect(readOptions([], {})).toMatchObject({ cases: [], rounds: 5, connections: 32, profile: false });
});

test('words name cases and options', () => {
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

test('a number that is none, or an option that is unknown, is refused', () => {
  expect(() => readOptions(['--rounds', 'many'], {})).toThrow(
    '--rounds wants a whole number from 1, not "many"',
  );
  expect(() => readOptions(['--partners', '99'], {})).toThrow('from 100');
  expect(() => readOptions(['--fast'], {})).toThrow('--fast');
});

test.each([
  [['--peers'], '--peers wants a set-up folder of other engines'],
  [['--peers', '--rounds', '3'], '--peers wants a set-up folder of other engines'],
  [['--peers='], '--peers wants a set-up folder of other engines'],
  [['lighthouse', '--lighthouse'], '--lighthouse wants a folder in which Lighthouse is installed'],
])('%j is refused with what is wanted', (words, wanted) => {
  expect(() => readOptions(words, {})).toThrow(wanted);
});
