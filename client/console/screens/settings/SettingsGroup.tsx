import { Trans, useLingui } from '@lingui/react/macro';
import type { InfoRow } from '#schemas/api/info.ts';
import type { Json } from '../../editor/document/parse-document.ts';
import { Field } from '../../editor/form/Field.tsx';
import { useForm } from '../../editor/form/form-context.ts';
import { resolved } from '../../editor/schema/json-schema.ts';
import { useLanguage } from '../../language/use-language.ts';
import { isFixed, labelOfSetting, type SettingGroup, settingGroups } from './setting-groups.ts';
import { useFixedReasons } from './use-fixed-reasons.ts';
import { useGroupTexts, usePlaces } from './use-places.ts';

type Props = { group: SettingGroup; values: { [key: string]: Json }; info: InfoRow };

/** Settings about one thing, each with what it does and where that shows; then those that are decided elsewhere. */
export function SettingsGroup({ group, values, info }: Props) {
  const { schema } = useForm();
  const texts = useGroupTexts()[group];
  const places = usePlaces();
  const { of, names } = settingGroups[group];
  const { properties = {} } = resolved(schema, schema.properties?.[of]);
  const fixed = names.filter((name) => isFixed(of, name));
  return (
    <section className="Card SettingsPart" aria-labelledby={`settings-${group}`}>
      <h3 id={`settings-${group}`}>{texts.title}</h3>
      <p className="Field-help">{texts.where}</p>
      <div className="SettingsFields">
        {names
          .filter((name) => !isFixed(of, name))
          .map((name) => (
            <div key={name} className="SettingsFields-one">
              <Field
                schema={properties[name] ?? {}}
                path={[of, name]}
                value={values[name]}
                name={name}
                isRequired={false}
              />
              {places[name] && <p className="Field-help">{places[name]}</p>}
            </div>
          ))}
      </div>
      {fixed.length > 0 && (
        <dl className="SettingsList">
          {fixed.map((name) => (
            <Fixed key={name} {...{ of, name }} value={(info[of] as Record<string, unknown>)[name]} />
          ))}
        </dl>
      )}
    </section>
  );
}

/** A setting that is decided elsewhere, and where. */
function Fixed({
  of,
  name,
  value,
}: {
  of: 'config' | 'marketing' | 'partner';
  name: string;
  value: unknown;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const reasons = useFixedReasons();
  const { title, description } = labelOfSetting(of, name, language);
  return (
    <div className="SettingsList-one">
      <dt>{title}</dt>
      <dd>
        {value === null || value === undefined || value === '' ? (
          <span className="Badge">{t`Not set`}</span>
        ) : (
          <strong>{String(value)}</strong>
        )}
        <p className="Field-help">
          {description} <Trans>Cannot be changed here.</Trans> {reasons[name]}
        </p>
      </dd>
    </div>
  );
}
