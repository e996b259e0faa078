import { useLingui } from '@lingui/react/macro';
import { TextField } from '../../ui/TextField.tsx';
import type { ControlProps } from './control-props.ts';
import { useForm } from './form-context.ts';

/** How a color is written, in every language. */
const example = '#7a5c45';

/** A color by its code, or picked with the browser's own picker. */
export function ColorField({ path, value, title, shape, isRequired }: ControlProps) {
  const { t } = useLingui();
  const { setValue } = useForm();
  const text = typeof value === 'string' ? value : '';
  const isPlain = /^#[\da-f]{6}$/i.test(text);
  return (
    <div className="ColorField">
      <TextField
        label={title}
        help={shape.help}
        value={text}
        onChange={(next) => setValue(path, next === '' && !isRequired ? undefined : next)}
        placeholder={example}
        isRequired={isRequired}
      />
      <input
        type="color"
        aria-label={t`Pick: ${title}`}
        value={isPlain ? text : '#888888'}
        onChange={(event) => setValue(path, event.target.value)}
      />
    </div>
  );
}
