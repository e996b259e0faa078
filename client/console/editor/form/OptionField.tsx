import { Trans, useLingui } from '@lingui/react/macro';
import { isLocalized, shownText } from '#schemas/localized.ts';
import { useCall } from '../../api/use-call.ts';
import { useLanguage } from '../../language/use-language.ts';
import { usePartner } from '../../screens/partner/use-partner.ts';
import { Select } from '../../ui/Select.tsx';
import { isObject, objectOf } from '../document/json-object.ts';
import type { ControlProps } from './control-props.ts';
import { useForm } from './form-context.ts';
import { LazyNumberField } from './lazy-fields.tsx';

export type OptionProps = ControlProps & { of: string };

/** A field for an option's position among the options of the treatment in the field `of` beside it, starting at 1. */
export function OptionField({ of, ...props }: OptionProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { code } = usePartner();
  const { setValue, languages } = useForm();
  const [main = language] = languages;
  const { path, value, title, shape, beside } = props;
  const id = beside?.[of];
  const read = useCall('contentEntry', typeof id === 'number' ? { code, list: 'products', id } : null);
  const options = read.data?.id === id ? read.data?.entry.options : undefined;
  if (read.error && typeof id === 'number' && !options)
    return <LazyNumberField {...props} min={1} max={undefined} isInteger />;
  const known = Array.isArray(options) ? options : [];
  const names = known.map((option, index) => {
    const { name, price } = objectOf(option);
    const number = index + 1;
    const text = isObject(name) && isLocalized(name) ? shownText(name, language, main) : undefined;
    return [
      text || t`Option ${number}`,
      ...(typeof price === 'number' ? [price.toLocaleString(language)] : []),
    ].join(' · ');
  });
  const number = typeof value === 'number' ? value : undefined;
  const isKnown = number !== undefined && number <= known.length;
  const option = isKnown ? known[number - 1] : undefined;
  const own = isObject(option) && typeof option.price === 'number' ? option.price : undefined;
  const isNoDiscount = own !== undefined && typeof beside?.price === 'number' && beside.price >= own;
  const ownPrice = own?.toLocaleString(language);
  return (
    <div className="Field">
      <Select
        label={title}
        isDisabled={known.length === 0}
        options={[
          ...(number === undefined ? [{ id: 'none', name: t`Not set` }] : []),
          ...names.map((name, index) => ({ id: String(index + 1), name })),
          ...(number === undefined || isKnown ? [] : [{ id: String(number), name: t`Option ${number}` }]),
        ]}
        value={number === undefined ? 'none' : String(number)}
        onChange={(next) => setValue(path, next === 'none' ? undefined : Number(next))}
      />
      {shape.help && <p className="Field-help">{shape.help}</p>}
      {id === undefined && (
        <p className="Field-help">
          <Trans>Choose the treatment first.</Trans>
        </p>
      )}
      {isNoDiscount && (
        <p className="FieldFinding FieldFinding--warning" role="status">
          <Trans>The option costs {ownPrice} anyway. Only a lower price is a discount.</Trans>
        </p>
      )}
      {known.length > 0 && number !== undefined && !isKnown && (
        <p className="FieldFinding FieldFinding--error">
          <Trans>The treatment has no option {number}. Choose another one.</Trans>
        </p>
      )}
    </div>
  );
}
