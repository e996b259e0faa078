import type { Person } from './person.ts';

/** What a visitor has entered so far. It outlives what fills the form anew: another kind, another language, a retry. */
export type Draft = { person: Partial<Person>; at: { date: string; time: string } };

export const nothingYet: Draft = { person: {}, at: { date: '', time: '' } };
