import { Link } from '#blocks/_ui/Link.tsx';
import { T } from '#blocks/_ui/T.tsx';
import type { SubMenuEntry } from '#engine/context/page-context.ts';
import { usePage } from '#engine/context/use-page.tsx';
import { reservePath } from '#engine/route/reserve-path.ts';

type Props = {
  className: string;
  id: string;
  label: string;
  items: readonly SubMenuEntry[];
  current: number | undefined;
};

/**
 * A row of links that scrolls sideways if it is too long. Its single underline is anchored to the current link and
 * slides when the anchor moves to another one.
 */
export function NavRow({ className, id, label, items, current }: Props) {
  const { config } = usePage();
  return (
    <nav className={className} aria-label={label}>
      <div className="HeaderBar-track">
        <ul className="HeaderBar-list">
          {items.map(({ url, title, useWidget }, index) => {
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: two entries may share a url, and their order is their identity
              <li key={index}>
                <Link
                  // The client navigation matches elements by id; without one the underline jumps.
                  id={`${id}-${index}`}
                  className="HeaderBar-link"
                  to={useWidget ? reservePath(config) : url}
                  aria-current={index === current ? 'page' : undefined}
                  data-nav-item=""
                  data-widget={useWidget}
                >
                  <T value={title} />
                </Link>
              </li>
            );
          })}
        </ul>
        <span className="HeaderBar-underline" aria-hidden="true" />
      </div>
    </nav>
  );
}
