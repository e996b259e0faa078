import { ColorPicker } from '../../ui/pickers/ColorPicker.tsx';
import type { ControlProps } from './control-props.ts';
import { useForm } from './form-context.ts';

/** A color by its code. A color of the theme is written as its present value, because blocks accept no references. */
export function ColorField({ path, value, title, shape, isRequired }: ControlProps) {
  const { setValue } = useForm();
  return (
    <ColorPicker
      label={title}
      help={shape.help}
      value={typeof value === 'string' ? value : ''}
      onChange={(next) => setValue(path, next === '' && !isRequired ? undefined : next)}
      tokens="hex"
    />
  );
}
