import type { Difference } from './difference.ts';

/** What somebody else has changed: at `offset`, `removed` characters became `added` ones. */
type Shift = { offset: number; removed: number; added: number };

/**
 * Moves the steps of undo or redo to where they belong once others have changed the text. Steps in places that others have
 * changed are left out: undoing them would take back what others did.
 * @param steps the next one to take is the last
 * @param changes from the text that the steps are of, first to last
 * @param present what the text has at the place of the next step: what it `added`, or for redo what it `removed`
 */
export function moveSteps<S extends Difference>(
  steps: readonly S[],
  changes: readonly Difference[],
  present: 'added' | 'removed',
): S[] {
  let shifts = changes.map(({ offset, removed, added }): Shift => {
    return { offset, removed: removed.length, added: added.length };
  });
  const moved: S[] = [];
  for (const step of steps.toReversed()) {
    const end = step.offset + step[present].length;
    // What the shifts behind it and around it begin from grows as the step is taken.
    const growth = step[present === 'added' ? 'removed' : 'added'].length - step[present].length;
    const before = shifts.filter(({ offset, removed }) => offset + removed < step.offset);
    const behind = shifts.filter(({ offset }) => offset > end);
    const touching = shifts.slice(before.length, shifts.length - behind.length);
    if (touching.length === 0) moved.push({ ...step, offset: step.offset + growthOf(before) });
    shifts = [
      ...before,
      ...around(step.offset, end, growth, touching),
      ...behind.map((shift) => ({ ...shift, offset: shift.offset + growth })),
    ];
  }
  return moved.reverse();
}

const growthOf = (shifts: readonly Shift[]): number =>
  shifts.reduce((sum, { removed, added }) => sum + added - removed, 0);

/** One shift in place of those that touch a step which is left out: it contains the step. */
function around(offset: number, end: number, growth: number, touching: readonly Shift[]): Shift[] {
  const [first, last] = [touching[0], touching.at(-1)];
  if (!first || !last) return [];
  const start = Math.min(offset, first.offset);
  const length = Math.max(end, last.offset + last.removed) - start;
  return [{ offset: start, removed: length + growth, added: length + growthOf(touching) }];
}
