import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useTitle } from '../../ui/use-title.ts';
import { usePartner } from '../partner/use-partner.ts';
import { InboxCards } from './InboxCards.tsx';
import { SiteCards } from './SiteCards.tsx';

/** The operator's tasks: visitors' messages first, then the state of the site. */
export function Component() {
  const { t } = useLingui();
  const { code, partner } = usePartner();
  useTitle(t`Overview`, partner?.name);
  return (
    <main className="Screen">
      <div className="Screen-head">
        <h1>
          <Trans>Overview</Trans>
        </h1>
        <Link to="site" className="Button Button--primary">
          <Trans>Edit the site</Trans>
        </Link>
      </div>
      <h2>
        <Trans>From visitors</Trans>
      </h2>
      <InboxCards code={code} timeZone={partner?.timeZone} />
      <h2>
        <Trans>The site</Trans>
      </h2>
      <SiteCards code={code} timeZone={partner?.timeZone} />
    </main>
  );
}
