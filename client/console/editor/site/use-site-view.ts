import { useAtom } from 'jotai';
import { useMemo, useState } from 'react';
import { type LanguageCode, languageCodes } from '#schemas/language-codes.ts';
import { examplePath, keyOfPath, splitLanguage } from '../document/page-paths.ts';
import { languageAtom, pageAtom } from '../state/document-atoms.ts';
import { pageKeys } from '../tree/page-tree.ts';

/** The page, language and time in view. `path` is the URL at which the page is shown. */
export function useSiteView(document: unknown, template: unknown, siteLanguages: readonly string[]) {
  const [pageKey, setPageKey] = useAtom(pageAtom);
  const [language, setLanguage] = useAtom(languageAtom);
  const [address, setAddress] = useState('/');
  const [now, setNow] = useState('');
  const keys = useMemo(() => pageKeys(document, template), [document, template]);
  const names = keys.map(({ key }) => key);
  const page = pageKey !== null && names.includes(pageKey) ? pageKey : '/';
  const path = keyOfPath(address, names) === page ? address : examplePath(page);
  const languages = languagesOf(siteLanguages);
  const shown = languages.find((code) => code === language) ?? languages[0] ?? 'ko';
  return {
    keys,
    page,
    path,
    languages,
    language: shown,
    now,
    setLanguage: (code: string) => setLanguage(code),
    setNow,
    setPath: setAddress,
    showPage: (key: string) => {
      setPageKey(key);
      setAddress(examplePath(key));
    },
    /**
     * Shows a URL of the site.
     * @param onLanguage gets the language of the URL if it has one
     * @returns whether the site has a page there
     */
    go: (to: string, onLanguage: (code: LanguageCode) => void = setLanguage): boolean => {
      const { language: other, path: rest } = splitLanguage(to, languages);
      const key = keyOfPath(rest, names);
      if (key === undefined) return false;
      setPageKey(key);
      setAddress(rest);
      const language = languages.find((code) => code === other);
      if (language) onLanguage(language);
      return true;
    },
  };
}

export type SiteView = ReturnType<typeof useSiteView>;

const languagesOf = (codes: readonly string[]): LanguageCode[] =>
  codes.flatMap((code) => languageCodes.find((known) => known === code) ?? []);
