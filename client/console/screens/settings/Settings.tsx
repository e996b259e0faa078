import { Trans, useLingui } from '@lingui/react/macro';
import { useCall } from '../../api/use-call.ts';
import { FormContext } from '../../editor/form/form-context.ts';
import { LoadState } from '../../ui/LoadState.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { BrokenDocument } from '../document/BrokenDocument.tsx';
import { useDocumentForm } from '../document/use-document-form.ts';
import { useOpenSite } from '../document/use-open-site.ts';
import { ClinicSettings } from './ClinicSettings.tsx';
import { LanguageSettings } from './LanguageSettings.tsx';
import { SlotSetting } from './SlotSetting.tsx';
import { type SettingGroup, settingGroups } from './setting-groups.ts';
import { TemplateSetting } from './TemplateSetting.tsx';
import { TitleSettings } from './TitleSettings.tsx';
import '../document/document.css';
import './settings.css';

/** What counts for the whole site: of the document, which can be changed here, and of the clinic, which cannot. */
export function Component() {
  const { t } = useLingui();
  const site = useOpenSite();
  const { code, partner, isBroken } = site;
  const form = useDocumentForm(site);
  const info = useCall('clinicInfo', { code });
  useTitle(t`Settings`, partner.name);
  return (
    <div className="DocumentScreen">
      <div className="DocumentScreen-body">
        <header className="DocumentScreen-head">
          <h1>{t`Settings`}</h1>
          <p className="Field-help">
            <Trans>
              What is in the site document is changed here and published with it. What is in the clinic’s data
              is shown, with its place.
            </Trans>
          </p>
        </header>
        {isBroken && <BrokenDocument />}
        <TemplateSetting site={site} />
        <FormContext value={form}>
          <LanguageSettings site={site} />
          <TitleSettings site={site} />
          <SlotSetting slot="widget" site={site} />
          <SlotSetting slot="floatingButton" site={site} />
        </FormContext>
        <LoadState read={info} rows={6}>
          {({ row }) => (
            <>
              {(Object.keys(settingGroups) as SettingGroup[]).map((group) => (
                <ClinicSettings key={group} group={group} info={row} />
              ))}
            </>
          )}
        </LoadState>
      </div>
    </div>
  );
}
