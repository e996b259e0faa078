// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { renderHook } from '../../testing/render-hook-for-test.tsx';
import { useDetailText } from './detail-text.ts';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.mock('@lingui/core/macro', () => import('#tests/setup/console-macros.tsx'));

const Shown = ({ children }: { children: ReactNode }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>;

test.each([
  ['ko', 'products', 'KRW 59,000', '59,000원'],
  ['en', 'products', 'KRW 1,290,000', '₩1,290,000'],
  ['en', 'products', 'JPY 9,800', '¥9,800'],
  ['en', 'products', '', ''],
  ['en', 'employees', 'Doctor', 'Doctor'],
] as const)('In %s the list %s shows “%s” as “%s”', (locale, list, detail, shown) => {
  i18n.loadAndActivate({ locale, messages: {} });
  expect(renderHook(useDetailText, [], Shown).current(list, detail)).toBe(shown);
});
