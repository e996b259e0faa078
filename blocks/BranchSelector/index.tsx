import { Button } from '#blocks/_ui/Button.tsx';
import { HeadedSection } from '#blocks/_ui/HeadedSection.tsx';
import { Icon } from '#blocks/_ui/Icon.tsx';
import { Menu } from '#blocks/_ui/Menu.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { BlockProps } from '#registry/contract.ts';
import { Branch, hasAddress } from './Branch.tsx';
import type { meta, schema } from './schema.ts';

/**
 * The clinics of the group: as a menu, a button with a native popover that works without scripts; as cards, a section.
 * Renders nothing for a clinic without a group.
 */
export default function BranchSelector({ id, data }: BlockProps<typeof schema, typeof meta>) {
  const t = useMessages();
  const { partner } = usePage();
  const { partnerGroupName, partnerGroupInquiryUrl } = partner;
  const branches = partner.branches.filter(hasAddress);
  if (branches.length < 2) return null;
  const list = branches.map((branch) => (
    <Branch key={branch.url} branch={branch} hasDetails={data.display === 'cards'} />
  ));
  if (data.display === 'cards') {
    return (
      <HeadedSection
        id={id}
        className="BranchSelector"
        data={data}
        defaultTitle={partnerGroupName ?? t('title')}
      >
        <ul className="BranchSelector-cards">{list}</ul>
        {partnerGroupInquiryUrl && (
          <p className="BranchSelector-inquiry">
            <Button to={partnerGroupInquiryUrl} variant="line">
              {t('inquiry')}
            </Button>
          </p>
        )}
      </HeadedSection>
    );
  }
  const current = branches.find(({ isCurrent }) => isCurrent);
  return (
    <div id={id} className="BranchSelector BranchSelector--menu">
      <button type="button" className="BranchSelector-button" popoverTarget={`${id}-list`}>
        <Icon name="building" size={18} />
        <span>
          <span className={current ? 'u-hidden' : undefined}>{t('choose')} </span>
          {current?.name}
        </span>
        <Icon name="chevron-down" size={14} />
      </button>
      <Menu id={`${id}-list`} className="BranchSelector-popover">
        <ul aria-label={t('title')}>{list}</ul>
      </Menu>
    </div>
  );
}
