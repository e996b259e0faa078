import { useState } from 'react';
import type { LanguageCode } from '#schemas/language-codes.ts';
import type { Width } from './PreviewPane.tsx';

/** The page that is shown beside the first one, if any: in another width, in another language, or in both. */
export function useSecondPage(width: Width, language: LanguageCode, languages: readonly LanguageCode[]) {
  const [chosen, choose] = useState<{ width: Width; language: LanguageCode }>();
  const second = chosen && {
    ...chosen,
    language: languages.includes(chosen.language) ? chosen.language : language,
  };
  return {
    second,
    toggle: () => choose(chosen ? undefined : { width: width === 360 ? 1280 : 360, language }),
    change: (change: { width?: Width; language?: LanguageCode }) =>
      second && choose({ ...second, ...change }),
  };
}
