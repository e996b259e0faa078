import { Icon } from '#blocks/_ui/Icon.tsx';
import { Link } from '#blocks/_ui/Link.tsx';
import { T } from '#blocks/_ui/T.tsx';
import type { MenuEntry, SubMenuEntry } from '#engine/context/page-context.ts';
import { usePage } from '#engine/context/use-page.tsx';
import { reservePath } from '#engine/route/reserve-path.ts';

type Props = { entry: MenuEntry; isCurrent: boolean; currentSub: number | undefined };

/** A menu entry: a link, or a group that expands to its sub-list; one group is open at a time. */
export function MenuEntryItem({ entry, isCurrent, currentSub }: Props) {
  if (entry.subList.length === 0)
    return <EntryLink className="MobileMenu-link" entry={entry} isCurrent={isCurrent} />;
  // A summary is not a link: if the sub-list lacks the entry's own page, it is added first.
  const ownPage = entry.subList.some(({ url }) => url === entry.url) ? [] : [entry];
  return (
    <details className="MobileMenu-group" name="mobile-menu-group" open={isCurrent}>
      <summary className="MobileMenu-link">
        <T value={entry.title} />
        <Icon name="chevron-down" size={18} />
      </summary>
      <ul className="MobileMenu-subList">
        {[...ownPage, ...entry.subList].map((sub, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may share a url, and their order is their identity
          <li key={index}>
            <EntryLink
              className="MobileMenu-subLink"
              entry={sub}
              isCurrent={
                isCurrent &&
                (sub === entry ? currentSub === undefined : sub === entry.subList[currentSub ?? -1])
              }
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

type EntryLinkProps = { className: string; entry: SubMenuEntry; isCurrent: boolean };

function EntryLink({ className, entry, isCurrent }: EntryLinkProps) {
  const { config } = usePage();
  return (
    <Link
      className={className}
      to={entry.useWidget ? reservePath(config) : entry.url}
      aria-current={isCurrent ? 'page' : undefined}
      data-widget={entry.useWidget}
    >
      <T value={entry.title} />
    </Link>
  );
}
