import { describe, test } from 'vitest';

/** `describe` for tests that need something on the machine; `isThere` tells whether it is available. */
export function describeWith(need: string, isThere: boolean): (name: string, body: () => void) => void {
  const decision = decide(isThere, Boolean(process.env.CI));
  return (name, body) => {
    if (decision === 'run') describe(name, () => body());
    if (decision === 'skip') describe.skip(name, () => body());
    if (decision === 'fail') test(`${name} (needs ${need})`, () => refuseToSkip(need));
  };
}

/** Without their requirements tests are skipped by name; under CI they fail instead. */
export function decide(isThere: boolean, ci: boolean): 'run' | 'skip' | 'fail' {
  if (isThere) return 'run';
  return ci ? 'fail' : 'skip';
}

function refuseToSkip(need: string): never {
  throw new Error(`${need} is not available, and under CI its tests must not be skipped.`);
}
