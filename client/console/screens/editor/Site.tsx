import { useLingui } from '@lingui/react/macro';
import { SiteEditor } from '../../editor/site/SiteEditor.tsx';
import { Tour } from '../../tour/Tour.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { useOpenSite } from '../document/use-open-site.ts';

/** The editor of a site. */
export function Component() {
  const { t } = useLingui();
  const { code, data, partner, languages, origin, isReadOnly } = useOpenSite();
  useTitle(t`Site`, partner.name);
  return (
    <>
      <h1 className="Hidden">{t`Site`}</h1>
      <SiteEditor
        code={code}
        data={data}
        languages={languages}
        origin={origin}
        isReadOnly={isReadOnly}
        timeZone={partner.timeZone}
        templateCode={partner.templateCode}
      />
      <Tour />
    </>
  );
}
