type Entries = { getEntriesByName: (name: string) => { name: string }[] };

/** Browsers report paints; jsdom does not. This observer reports one immediately. */
class PaintedAtOnce {
  readonly #report: (entries: Entries) => void;

  constructor(report: (entries: Entries) => void) {
    this.#report = report;
  }

  observe({ type }: { type?: string } = {}): void {
    if (type === 'paint') queueMicrotask(() => this.#report({ getEntriesByName: (name) => [{ name }] }));
  }

  disconnect(): void {}
}

Object.assign(globalThis, { PerformanceObserver: PaintedAtOnce });

export {};
