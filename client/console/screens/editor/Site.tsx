import { useLingui } from '@lingui/react/macro';
import { useRouteLoaderData } from 'react-router';
import { hasRole } from '#schemas/operator/roles.ts';
import type { Operator } from '#schemas/operator/session-calls.ts';
import { SiteSession } from '../../editor/draft/SiteSession.tsx';
import { useEditorData } from '../../editor/schema/use-editor-data.ts';
import { SiteEditor } from '../../editor/site/SiteEditor.tsx';
import { Toolbar } from '../../editor/toolbar/Toolbar.tsx';
import { Tour } from '../../tour/Tour.tsx';
import { LoadState } from '../../ui/LoadState.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { type PartnerRow, usePartner } from '../partner/use-partner.ts';

/** The editor of a site. */
export function Component() {
  const { t } = useLingui();
  const { code, partner } = usePartner();
  const operator = useRouteLoaderData<Operator>('signed-in');
  useTitle(t`Site`, partner?.name);
  if (!partner || !operator) return null;
  return (
    <main className="Editor">
      <h1 className="Hidden">{t`Site`}</h1>
      <SiteSession key={code} code={code} author={operator.name}>
        <Toolbar timeZone={partner.timeZone} mayPublish={hasRole(partner.role, 'publisher')} />
        <Opened partner={partner} />
      </SiteSession>
    </main>
  );
}

function Opened({ partner }: { partner: PartnerRow }) {
  // Read where it is shown: SWR reports what arrives only to components that have used it.
  const read = useEditorData();
  const { code, role, timeZone, mainLanguage, languages, templateCode, origin } = partner;
  return (
    <LoadState read={read} rows={8}>
      {(data) => (
        <>
          <SiteEditor
            {...{ code, timeZone, templateCode, data }}
            origin={new URL(origin).origin}
            languages={[mainLanguage, ...languages.filter((language) => language !== mainLanguage)]}
            isReadOnly={!hasRole(role, 'editor')}
          />
          <Tour />
        </>
      )}
    </LoadState>
  );
}
