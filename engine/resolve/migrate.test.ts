import { expect, test } from 'vitest';
import type { BlockDefinition } from '#registry/contract.ts';
import { migrateData } from './migrate.ts';

const block = {
  type: 'Note',
  meta: { version: 3 },
  migrations: {
    1: ({ text, ...rest }: Record<string, unknown>) => ({ ...rest, title: text }),
    2: (data: Record<string, unknown>) => ({ ...data, tone: 'calm' }),
  },
} as unknown as BlockDefinition;

test('data is migrated step by step to the current version', () => {
  expect(migrateData(block, { v: 1, data: { text: 'a' } })).toEqual({ title: 'a', tone: 'calm' });
  expect(migrateData(block, { v: 2, data: { title: 'a' } })).toEqual({ title: 'a', tone: 'calm' });
  const present = { title: 'a' };
  expect(migrateData(block, { v: 3, data: present })).toBe(present);
});

test('a missing step is named', () => {
  const gap = { ...block, migrations: { 2: (data: Record<string, unknown>) => data } };
  expect(() => migrateData(gap, { v: 1, data: {} })).toThrow('Block "Note" has no migration from version 1');
});
