/** Properties read from an object: name → value. */
export type Reads = Map<string | symbol, unknown>;

/** Wraps an object and records its property reads. Enumerating the names counts as reading all of them. */
export function trackReads<T extends object>(target: T): { tracked: T; reads: Reads } {
  const reads: Reads = new Map();
  const note = (name: string | symbol) => {
    const value: unknown = Reflect.get(target, name);
    reads.set(name, value);
    return value;
  };
  const tracked = new Proxy(target, {
    get: (_, name) => note(name),
    has: (_, name) => {
      note(name);
      return Reflect.has(target, name);
    },
    ownKeys: () => {
      const names = Reflect.ownKeys(target);
      names.forEach(note);
      return names;
    },
    getOwnPropertyDescriptor: (_, name) => {
      note(name);
      return Reflect.getOwnPropertyDescriptor(target, name);
    },
  });
  return { tracked, reads };
}
