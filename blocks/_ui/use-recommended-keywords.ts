import { usePage } from '#engine/context/use-page.tsx';
import type { Text } from '#schemas/layout/text.ts';

/** The block's own recommended keywords, or the site document's. An island lists that fact in its meta. */
export function useRecommendedKeywords(own: readonly { keyword: Text }[]): Text[] {
  const page = usePage();
  return own.length > 0 ? own.map(({ keyword }) => keyword) : page.recommendedKeywords;
}
