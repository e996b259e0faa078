import { Trans, useLingui } from '@lingui/react/macro';
import type { InfoRow } from '#schemas/api/info.ts';
import type { Json } from '#schemas/json.ts';
import { Field } from '../../editor/form/Field.tsx';
import { useForm } from '../../editor/form/form-context.ts';
import { type JsonSchema, resolved } from '../../editor/schema/json-schema.ts';
import { shapeOf } from '../../editor/schema/shape.ts';
import { useLanguage } from '../../language/use-language.ts';
import {
  isFixed,
  labelOfSetting,
  type SettingGroup,
  type SettingPart,
  settingGroups,
} from './setting-groups.ts';
import { useFixedReasons } from './use-fixed-reasons.ts';
import { useGroupTexts, usePlaces } from './use-places.ts';

type Props = {
  group: Exclude<SettingGroup, 'hours'>;
  values: { [key: string]: Json };
  info: InfoRow;
};

/** Settings about one thing, each with what it does and where that shows; then those that are decided elsewhere. */
export function SettingsGroup({ group, values, info }: Props) {
  const { schema } = useForm();
  const texts = useGroupTexts()[group];
  const places = usePlaces();
  const { of, names } = settingGroups[group];
  const { properties = {}, required = [] } = resolved(schema, schema.properties?.[of]);
  // Without the files of the clinic only some of its facts are known.
  const shown = names.filter((name) => name in properties);
  if (shown.length === 0) return null;
  const fixed = names.filter((name) => isFixed(of, name));
  return (
    <section className="Card SettingsPart" aria-labelledby={`settings-${group}`}>
      <h3 id={`settings-${group}`}>{texts.title}</h3>
      <p className="Field-help">{texts.where}</p>
      <div className="SettingsFields">
        {shown.map((name) => (
          <div
            key={name}
            className={
              isWide(schema, properties[name])
                ? 'SettingsFields-one SettingsFields-wide'
                : 'SettingsFields-one'
            }
          >
            <Field
              schema={properties[name] ?? {}}
              path={[of, name]}
              value={values[name]}
              name={name}
              isRequired={required.includes(name)}
            />
            {places[name] && <p className="Field-help">{places[name]}</p>}
          </div>
        ))}
      </div>
      {fixed.length > 0 && (
        <dl className="SettingsList">
          {fixed.map((name) => (
            <Fixed key={name} of={of} name={name} value={(info[of] as Record<string, unknown>)[name]} />
          ))}
        </dl>
      )}
    </section>
  );
}

/** Lists of entries with fields of their own, and formatted texts, take the whole width. */
const isWide = (root: JsonSchema, part: JsonSchema = {}): boolean => {
  const shape = shapeOf(root, part);
  return shape.kind === 'list' || (shape.kind === 'localized' && shape.isHtml);
};

/** A setting that is decided elsewhere, and where. */
function Fixed({ of, name, value }: { of: SettingPart; name: string; value: unknown }) {
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
          <strong>{typeof value === 'object' && 'name' in value ? String(value.name) : String(value)}</strong>
        )}
        <p className="Field-help">
          {description} <Trans>Cannot be changed here.</Trans> {reasons[name]}
        </p>
      </dd>
    </div>
  );
}
