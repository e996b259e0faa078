/** What was read of an object: name → value. */
export type Reads = Map<string | symbol, unknown>;

/** The object, and a list of what is read of it from now on. One that looks at all names has read all. */
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
