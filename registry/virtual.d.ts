declare module 'virtual:maru/islands' {
  export const islands: Record<string, () => Promise<{ default: import('./contract.ts').BlockComponent }>>;
}
