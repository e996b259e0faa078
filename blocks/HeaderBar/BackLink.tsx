import { Icon } from '#blocks/_ui/Icon.tsx';
import { Link } from '#blocks/_ui/Link.tsx';
import { usePage } from '#engine/context/use-page.tsx';

/**
 * Replaces the logo on third-level pages. Links to the given URL; without one it goes back in the browser's history
 * (`data-back`), or to the parent page if there is no history.
 */
export function BackLink({ to, label }: { to: string | undefined; label: string }) {
  const { parentPath } = usePage();
  return (
    <Link
      className="Ui-iconButton HeaderBar-tool HeaderBar-back"
      to={to ?? parentPath}
      aria-label={label}
      data-back={to ? undefined : ''}
    >
      <Icon name="arrow-left" size={24} />
    </Link>
  );
}
