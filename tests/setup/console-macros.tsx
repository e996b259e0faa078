import type { ReactNode } from 'react';

/**
 * Lingui's macros for tests of the console's components, which no build compiles: messages are in English. A test begins
 * with `vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'))`.
 */
export const Trans = ({ children }: { children: ReactNode }) => children;

export const Plural = ({ value, one, other }: { value: number; one: string; other: string }) =>
  (value === 1 ? one : other).replace('#', String(value));

export const plural = (value: number, forms: { one: string; other: string }) => Plural({ value, ...forms });

const t = (message: TemplateStringsArray | { message: string }, ...values: unknown[]): string =>
  'raw' in message ? String.raw(message, ...values) : message.message;
const lingui = { t, i18n: { locale: 'en' } };

export const useLingui = () => lingui;
