/** Measures how long the parts of making a page take. */
export type Timings = {
  /** Runs the work and adds its duration to a part. */
  measure: <T>(part: string, work: () => T) => T;
  add: (part: string, milliseconds: number) => void;
};

/** Measures nothing. Used for visitors' pages. */
export const untimed: Timings = { measure: (_, work) => work(), add: () => {} };

/** Measures, and formats a Server-Timing header: `resolve;dur=1.2, load-notices;dur=8, …`. */
export function createTimings(): Timings & { header: () => string } {
  const parts = new Map<string, number>();
  const add = (part: string, milliseconds: number) =>
    void parts.set(part, (parts.get(part) ?? 0) + milliseconds);
  return {
    add,
    measure: (part, work) => {
      const began = performance.now();
      try {
        return work();
      } finally {
        add(part, performance.now() - began);
      }
    },
    header: () => [...parts].map(([part, took]) => `${part};dur=${took.toFixed(1)}`).join(', '),
  };
}
