import { isHidden, type PlacedNode, walkNodes } from '#schemas/layout/walk-nodes.ts';
import type { CheckContext } from './check-context.ts';
import { isShownIn, type Showing, showingsOf } from './conditions.ts';

/** The h1 of one of the document's own pages. */
type PageHeadings = {
  key: string;
  /** The nodes that bring an h1, in the order of the page, without hidden ones. */
  owners: PlacedNode[];
  /** Those that are shown, for each way in which the page is shown. */
  shown: { showing: Showing; owners: PlacedNode[] }[];
};

/** Which nodes bring the h1 of the document's own pages, and when. */
export function pageHeadings(context: CheckContext): PageHeadings[] {
  const { document, registry } = context;
  return Object.entries(document.pages ?? {}).map(([key, { sections }]) => {
    const owners = [...walkNodes({ pages: { [key]: { sections } } })].filter(
      (placed) =>
        !isHidden(placed) && registry.blocks.get(placed.node.type)?.meta.provides?.includes('heading'),
    );
    const shown = showingsOf(owners, context).map((showing) => ({
      showing,
      owners: owners.filter((owner) => isShownIn(owner, showing)),
    }));
    return { key, owners, shown };
  });
}
