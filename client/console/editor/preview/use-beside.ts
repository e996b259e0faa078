import { useState } from 'react';
import type { Width } from './PreviewPane.tsx';

/** The page that is shown beside the first one, if any: in another width, in another language, or in both. */
export function useBeside<Language extends string>(
  width: Width,
  language: Language,
  languages: readonly Language[],
) {
  const [chosen, choose] = useState<{ width: Width; language: Language }>();
  const beside = chosen && {
    ...chosen,
    language: languages.includes(chosen.language) ? chosen.language : language,
  };
  return {
    beside,
    toggle: () => choose(chosen ? undefined : { width: width === 360 ? 1280 : 360, language }),
    change: (change: { width?: Width; language?: Language }) => beside && choose({ ...beside, ...change }),
  };
}
