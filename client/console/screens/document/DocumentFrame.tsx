import { useMemo } from 'react';
import { Outlet, useRouteLoaderData } from 'react-router';
import { hasRole } from '#schemas/operator/roles.ts';
import type { Operator } from '#schemas/operator/session-calls.ts';
import { SiteSession } from '../../editor/draft/SiteSession.tsx';
import { useEditorData } from '../../editor/schema/use-editor-data.ts';
import { Toolbar } from '../../editor/toolbar/Toolbar.tsx';
import { LoadState } from '../../ui/LoadState.tsx';
import { type PartnerRow, usePartner } from '../partner/use-partner.ts';
import { DraftAddress } from './DraftAddress.tsx';
import { useAskedDraft } from './use-asked-draft.ts';
import { useAskedPlace } from './use-asked-place.ts';
import { languagesOf, type OpenSite } from './use-open-site.ts';

/**
 * Around the screens that edit the site document: one session, one toolbar, one history of steps. Leaving one screen for
 * another changes nothing, and leaving all of them retains the session for a return.
 */
export function Component() {
  const { code, partner } = usePartner();
  const operator = useRouteLoaderData<Operator>('signed-in');
  const { asked, visit, ask } = useAskedDraft(code);
  const languages = useMemo(() => (partner ? languagesOf(partner) : []), [partner]);
  if (!partner || !operator) return null;
  return (
    <main className="Editor">
      <SiteSession key={`${code} ${visit}`} code={code} operatorId={operator.id} asked={asked}>
        <DraftAddress asked={asked} onAsk={ask} />
        <Toolbar
          timeZone={partner.timeZone}
          languages={languages}
          mayPublish={hasRole(partner.role, 'publisher')}
          mayEdit={hasRole(partner.role, 'editor')}
        />
        <Opened partner={partner} />
      </SiteSession>
    </main>
  );
}

function Opened({ partner }: { partner: PartnerRow }) {
  // Read where it is shown: SWR reports what arrives only to components that have used it.
  const read = useEditorData();
  const { data } = read;
  useAskedPlace();
  const context = useMemo(() => data && ({ partner, data } satisfies OpenSite), [partner, data]);
  return (
    <LoadState read={read} rows={8}>
      {() => <Outlet context={context} />}
    </LoadState>
  );
}
