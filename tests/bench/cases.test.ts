import { expect, test } from 'vitest';
import { cases } from './cases.ts';
import { readOptions } from './lib/options.ts';
import { chooseCases } from './run.ts';

const chosen = (...words: string[]) => chooseCases(readOptions(words, {})).map(({ name }) => name);

test('every case has a name of its own', () => {
  expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
});

test('without a name all cases run but those that need what is not given', () => {
  expect(chosen()).toContain('http');
  expect(chosen()).not.toContain('peers');
  expect(chosen()).not.toContain('lighthouse');
  expect(chosen('lighthouse')).toEqual(['lighthouse']);
  expect(chosen('--peers', 'engines')).toEqual(expect.arrayContaining(['peers', 'peer-visits']));
});

test('cases are chosen by name, and an unknown one is refused with those there are', () => {
  expect(chosen('memory')).toEqual(['memory']);
  expect(() => chosen('speed')).toThrow(/no case "speed".*http, memory/);
});
