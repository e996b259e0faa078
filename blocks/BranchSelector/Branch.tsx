import { Icon } from '#blocks/_ui/Icon.tsx';
import { Link } from '#blocks/_ui/Link.tsx';
import { withNoWrapNames } from '#blocks/_ui/no-wrap-names.tsx';
import { T } from '#blocks/_ui/T.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { PartnerBranch } from '#schemas/site/partner.ts';

type ShownBranch = PartnerBranch & { url: string };
type BranchProps = { branch: ShownBranch; hasDetails: boolean };

/** Whether the branch has a link. */
export const hasAddress = (branch: PartnerBranch): branch is ShownBranch => branch.url !== null;

/** One clinic of the group; the current site's own is marked. */
export function Branch({ branch, hasDetails }: BranchProps) {
  const t = useMessages();
  return (
    <li>
      <Link
        to={branch.url}
        className="Ui-menu-choice BranchSelector-branch"
        aria-current={branch.isCurrent ? 'true' : undefined}
      >
        <span className="BranchSelector-words">
          <span className="BranchSelector-name">{branch.name}</span>
          {hasDetails && branch.address && (
            <span className="BranchSelector-fact">{withNoWrapNames(branch.address)}</span>
          )}
          {hasDetails && <T className="BranchSelector-fact" value={branch.tel} />}
        </span>
        {branch.isCurrent ? (
          <span className="BranchSelector-here">{t('here')}</span>
        ) : (
          <Icon name="arrow-up-right" size={16} />
        )}
      </Link>
    </li>
  );
}
