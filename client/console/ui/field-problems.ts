import { createContext, useContext } from 'react';

/** What is wrong with the value of a field: the element that describes it, and whether that is an error. */
export type Problems = { id: string; isInvalid: boolean };

/** The problems of the field that a control belongs to; null if its value has none. */
export const FieldProblems = createContext<Problems | null>(null);

/** Ties a control to the description of its problems, for screen readers. */
export function useProblemProps(): {
  /** For the whole control. */
  described: { 'aria-describedby'?: string };
  /** For its `<input>` or the like. */
  invalid: { 'aria-invalid'?: true };
} {
  const problems = useContext(FieldProblems);
  return {
    described: problems ? { 'aria-describedby': problems.id } : {},
    invalid: problems?.isInvalid ? { 'aria-invalid': true } : {},
  };
}
