import { usePage } from '#engine/context/use-page.tsx';
import type { Text } from '#schemas/layout/text.ts';

/** The keywords to recommend: the block's own or, where it has none, the site document's. An island names that fact in its meta. */
export function useRecommendedKeywords(own: readonly { keyword: Text }[]): Text[] {
  const page = usePage();
  return own.length > 0 ? own.map(({ keyword }) => keyword) : page.recommendedKeywords;
}
