import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { I18nProvider as AriaProvider } from 'react-aria-components';
import { type OperatorLanguage, operatorLanguage } from '#schemas/operator/finding.ts';
import { useLanguage } from './use-language.ts';

const catalogs = {
  en: () => import('../locales/en.po'),
  ko: () => import('../locales/ko.po'),
} satisfies Record<OperatorLanguage, unknown>;

const storageKey = 'maru-language';
const regions = { en: 'en-US', ko: 'ko-KR' } as const;

/** Loads the language that was chosen here before, else the browser's. */
export async function startLanguage(): Promise<void> {
  const stored = operatorLanguage.safeParse(localStorage.getItem(storageKey));
  const preferred = navigator.languages.some((one) => one.startsWith('ko')) ? 'ko' : 'en';
  await showLanguage(stored.data ?? preferred);
}

async function showLanguage(language: OperatorLanguage): Promise<void> {
  const { messages } = await catalogs[language]();
  i18n.loadAndActivate({ locale: language, messages });
  document.documentElement.lang = language;
}

/** Switches the console to a language, and remembers it in this browser. */
export async function chooseLanguage(language: OperatorLanguage): Promise<void> {
  localStorage.setItem(storageKey, language);
  await showLanguage(language);
}

/** Messages of the console, and of react-aria's controls, in the language shown. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      <AriaLanguage>{children}</AriaLanguage>
    </I18nProvider>
  );
}

function AriaLanguage({ children }: { children: ReactNode }) {
  return <AriaProvider locale={regions[useLanguage()]}>{children}</AriaProvider>;
}
