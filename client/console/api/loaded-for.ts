import { expectedOperatorHeader } from '#schemas/operator/calls.ts';

let operatorId: number | undefined;

/**
 * Records for which operator the screens are loaded.
 * @returns false if they are another operator's: they stay that one's
 */
export function loadFor(id: number): boolean {
  operatorId ??= id;
  return operatorId === id;
}

/** The header by which the server refuses a call if another operator has since signed in, in another tab. */
export const expectedOperator = (): Record<string, string> =>
  operatorId === undefined ? {} : { [expectedOperatorHeader]: String(operatorId) };
