import { Trans, useLingui } from '@lingui/react/macro';
import { hasRole } from '#schemas/operator/roles.ts';
import { hasFacts } from '#schemas/operator/settings-calls.ts';
import { useCall } from '../../api/use-call.ts';
import { FormContext } from '../../editor/form/form-context.ts';
import { BrokenDocument } from '../../editor/json/BrokenDocument.tsx';
import { resolved } from '../../editor/schema/json-schema.ts';
import { LoadState } from '../../ui/LoadState.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { LeaveDialog } from '../document/LeaveDialog.tsx';
import { useDocumentForm } from '../document/use-document-form.ts';
import { useOpenSite } from '../document/use-open-site.ts';
import { useUnsaved } from '../document/use-unsaved.ts';
import { ClinicSettings } from './ClinicSettings.tsx';
import { LanguageSettings } from './LanguageSettings.tsx';
import { SettingsContents } from './SettingsContents.tsx';
import { SlotSetting } from './SlotSetting.tsx';
import { TemplateSetting } from './TemplateSetting.tsx';
import { TitleSettings } from './TitleSettings.tsx';
import '../document/document.css';
import './settings.css';

/** What counts for the whole site: in the document, which is published, and of the clinic, which is saved on its own. */
export function Component() {
  const { t } = useLingui();
  const site = useOpenSite();
  const { code, partner, languages, isBroken, data } = site;
  const form = useDocumentForm(site);
  const info = useCall('clinicInfo', { code });
  const settings = useCall('clinicSettings', { code });
  const unsaved = useUnsaved();
  useTitle(t`Settings`, partner.name);
  return (
    <div className="DocumentScreen SettingsScreen">
      <header className="DocumentScreen-head SettingsScreen-head">
        <h1>{t`Settings`}</h1>
        <p className="Field-help">
          <Trans>
            Settings of the clinic are saved on their own; those of the site document are published with it.
          </Trans>
        </p>
      </header>
      <SettingsContents
        titles={resolved(data.schema, data.schema.properties?.titles).title ?? ''}
        hasFacts={settings.data !== undefined && hasFacts(settings.data.settings)}
      />
      <div className="DocumentScreen-body">
        {isBroken && <BrokenDocument />}
        <LeaveDialog title={<Trans>The settings are not saved</Trans>} leaving={unsaved.leaving} />
        <LoadState read={info} rows={6}>
          {({ row }) => (
            <LoadState read={settings} rows={6}>
              {(saved) => (
                <ClinicSettings
                  key={unsaved.version ?? saved.version}
                  code={code}
                  saved={saved}
                  languages={languages}
                  info={row}
                  timeZone={partner.timeZone}
                  mayWrite={hasRole(partner.role, 'publisher')}
                  onUnsaved={unsaved.setVersion}
                />
              )}
            </LoadState>
          )}
        </LoadState>
        <header className="DocumentScreen-head">
          <h2>
            <Trans>In the site document</Trans>
          </h2>
          <p className="Field-help">
            <Trans>
              Template, languages and parts of all pages are changed here and published with the document.
            </Trans>
          </p>
        </header>
        <TemplateSetting site={site} />
        <FormContext value={form}>
          <LanguageSettings site={site} />
          <TitleSettings site={site} />
          <SlotSetting slot="widget" site={site} />
          <SlotSetting slot="floatingButton" site={site} />
        </FormContext>
      </div>
    </div>
  );
}
