import type { Text } from '#schemas/layout/text.ts';
import { classNames } from './class-names.ts';
import { Link } from './Link.tsx';
import { T } from './T.tsx';

type Chip = { to: string; label: Text; current?: boolean; count?: number };

/** A row of links that filter a list; it scrolls sideways if it is too long. */
export function ChipNav({
  label,
  items,
  className,
}: {
  label: string;
  items: readonly Chip[];
  className?: string;
}) {
  if (items.length === 0) return null;
  return (
    <nav className={classNames('Ui-chipNav', className)} aria-label={label}>
      <ul className="Ui-chipNav-list u-scroll-x">
        {items.map((item) => (
          <li key={item.to}>
            <Link to={item.to} className="Ui-chipNav-link" aria-current={item.current ? 'page' : undefined}>
              <T value={item.label} />
              {item.count !== undefined && <span className="Ui-chipNav-count">{item.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
