import { Trans, useLingui } from '@lingui/react/macro';
import type { Json } from '#schemas/json.ts';
import { focalPoint } from '#schemas/primitives.ts';
import { Button } from '../../ui/Button.tsx';
import { FocalPointField } from '../../ui/pickers/FocalPointField.tsx';
import { MediaPicker } from '../../ui/pickers/MediaPicker.tsx';
import { objectOf } from '../document/json-object.ts';
import type { ObjectField } from '../schema/shape.ts';
import type { ControlProps } from './control-props.ts';
import { useForm } from './form-context.ts';
import { ObjectFields } from './ObjectFields.tsx';
import { Thumbnail } from './Thumbnail.tsx';

/** Fields that the dialog fills in. */
const filledIn = new Set(['url', 'width', 'height', 'blur']);

/** Whether the fields belong to a picture with its size. */
export const isPicture = (fields: readonly ObjectField[]): boolean =>
  ['url', 'width', 'height', 'alt'].every((wanted) => fields.some(({ name }) => name === wanted));

/**
 * A picture with its focal point and alternative text. Choosing one of the partner's pictures also sets its size. The fields
 * that the dialog fills in stay editable.
 */
export function PictureGroup({
  path,
  value,
  title,
  shape,
  isRequired,
  fields,
}: ControlProps & { fields: ObjectField[] }) {
  const { t } = useLingui();
  const { setValue } = useForm();
  const own = objectOf(value);
  const url = typeof own.url === 'string' ? own.url : '';
  const point = focalPoint.safeParse(own.focalPoint);
  const hasPoint = fields.some(({ name }) => name === 'focalPoint');
  // A focal point that cannot be drawn on the picture is shown as text.
  const isPointShown =
    hasPoint && url.startsWith('/files/') && (own.focalPoint === undefined || point.success);
  const byHand = fields.filter(({ name }) => filledIn.has(name));
  const others = fields.filter(({ name }) => !filledIn.has(name) && !(isPointShown && name === 'focalPoint'));
  const unknown = Object.entries(own).filter(([key]) => !fields.some(({ name }) => name === key));
  const only = (names: readonly ObjectField[]): { [key: string]: Json } =>
    Object.fromEntries(Object.entries(own).filter(([key]) => names.some(({ name }) => name === key)));
  return (
    <fieldset className="Group">
      <legend className="Group-title">{title}</legend>
      {shape.help && <p className="Field-help">{shape.help}</p>}
      {url && !isPointShown && <Thumbnail url={url} />}
      {isPointShown && (
        <FocalPointField
          label={t`Focal point`}
          url={url}
          value={point.success ? point.data : undefined}
          onChange={(next) => setValue([...path, 'focalPoint'], next)}
        />
      )}
      <div className="Row">
        <MediaPicker
          label={title}
          value={url}
          onChoose={({ url: chosen, width, height }) => {
            // Placeholder colors and focal point belong to the previous picture.
            const { blur: _, focalPoint: __, ...rest } = own;
            setValue(path, { alt: '', ...rest, url: chosen, width, height });
          }}
        />
        {!isRequired && value !== undefined && (
          <Button kind="quiet" onPress={() => setValue(path, undefined)} aria-label={t`Remove: ${title}`}>
            <Trans>Remove</Trans>
          </Button>
        )}
      </div>
      {value !== undefined && (
        <>
          <ObjectFields
            fields={others}
            path={path}
            value={{ ...only(others), ...Object.fromEntries(unknown) }}
          />
          <details className="Form-more">
            <summary>
              <Trans>Address and size</Trans>
            </summary>
            <ObjectFields fields={byHand} path={path} value={only(byHand)} />
          </details>
        </>
      )}
    </fieldset>
  );
}
