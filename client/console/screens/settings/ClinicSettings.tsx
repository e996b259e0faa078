import { Trans, useLingui } from '@lingui/react/macro';
import type { InfoRow } from '#schemas/api/info.ts';
import { isLocalized } from '#schemas/localized.ts';
import { useLanguage } from '../../language/use-language.ts';
import { PlaceNote } from './PlaceNote.tsx';
import { labelOfSetting, type SettingGroup, settingGroups } from './setting-groups.ts';
import { useGroupTexts, usePlaces } from './use-places.ts';

/** Settings of the clinic that the site shows and the site document does not have. */
export function ClinicSettings({ group, info }: { group: SettingGroup; info: InfoRow }) {
  const language = useLanguage();
  const texts = useGroupTexts()[group];
  const places = usePlaces();
  const { of, names } = settingGroups[group];
  const values = info[of] as Record<string, unknown>;
  return (
    <section className="Card SettingsPart" aria-labelledby={`settings-${group}`}>
      <h2 id={`settings-${group}`}>{texts.title}</h2>
      <PlaceNote place={`partner.json: ${of}`}>{texts.where}</PlaceNote>
      <dl className="SettingsList">
        {names.map((name) => {
          const { title, description } = labelOfSetting(of, name, language);
          return (
            <div key={name} className="SettingsList-one">
              <dt>
                {title} <code className="Field-help">{name}</code>
              </dt>
              <dd>
                <Value value={values[name]} />
                <p className="Field-help">{[description, places[name]].filter(Boolean).join(' ')}</p>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

function Value({ value }: { value: unknown }) {
  const { t } = useLingui();
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
    return (
      <span className="Badge">
        <Trans>Not set</Trans>
      </span>
    );
  if (typeof value === 'boolean') return <strong>{value ? t`On` : t`Off`}</strong>;
  if (Array.isArray(value)) return <strong>{value.map(plain).join(', ')}</strong>;
  return <strong>{plain(value)}</strong>;
}

function plain(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return isLocalized(value) ? Object.values(value).join(' · ') : JSON.stringify(value);
}
