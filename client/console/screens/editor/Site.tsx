import { useLingui } from '@lingui/react/macro';
import { useRouteLoaderData } from 'react-router';
import { hasRole } from '#schemas/operator/roles.ts';
import type { Operator } from '#schemas/operator/session-calls.ts';
import { SiteSession } from '../../editor/draft/SiteSession.tsx';
import { useEditorData } from '../../editor/schema/use-editor-data.ts';
import { SiteEditor } from '../../editor/site/SiteEditor.tsx';
import { Toolbar } from '../../editor/toolbar/Toolbar.tsx';
import { LoadState } from '../../ui/LoadState.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { usePartner } from '../partner/use-partner.ts';

/** The editor of a site. */
export function Component() {
  const { t } = useLingui();
  const { code, partner } = usePartner();
  const operator = useRouteLoaderData<Operator>('signed-in');
  const data = useEditorData();
  useTitle(t`Site`, partner?.name);
  if (!partner || !operator) return null;
  const { role, timeZone, mainLanguage, languages, templateCode, origin } = partner;
  const inOrder = [mainLanguage, ...languages.filter((language) => language !== mainLanguage)];
  return (
    <main className="Editor">
      <h1 className="Hidden">{t`Site`}</h1>
      <SiteSession key={code} code={code} author={operator.name}>
        <Toolbar timeZone={timeZone} mayPublish={hasRole(role, 'publisher')} />
        <LoadState read={data} rows={8}>
          {(editorData) => (
            <SiteEditor
              {...{ code, timeZone, templateCode }}
              origin={new URL(origin).origin}
              languages={inOrder}
              isReadOnly={!hasRole(role, 'editor')}
              data={editorData}
            />
          )}
        </LoadState>
      </SiteSession>
    </main>
  );
}
