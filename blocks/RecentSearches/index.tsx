import { RecentSearches as List } from '#blocks/_ui/RecentSearches.tsx';

/** A separate block, so that the search page can have it in a slot. */
export default function RecentSearches() {
  return <List />;
}
