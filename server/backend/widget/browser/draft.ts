import type { Person } from './person.ts';

/** The visitor's input so far. It survives rebuilding the form for another kind or language, or a retry. */
export type Draft = {
  person: Partial<Person>;
  at: { date: string; time: string };
  managerId: number | null;
};

export const nothingYet: Draft = { person: {}, at: { date: '', time: '' }, managerId: null };
