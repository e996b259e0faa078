import { LinkPicker } from '../../ui/pickers/LinkPicker.tsx';
import type { ControlProps } from './control-props.ts';
import { useForm } from './form-context.ts';

/** A URL, picked or typed. Emptying an optional one removes it. */
export function LinkField({
  path,
  value,
  title,
  shape,
  isRequired,
  completesHosts,
}: ControlProps & { completesHosts: boolean }) {
  const { setValue } = useForm();
  return (
    <div className="Field">
      <LinkPicker
        label={title}
        completesHosts={completesHosts}
        value={typeof value === 'string' ? value : ''}
        onChange={(next) => setValue(path, next === '' && !isRequired ? undefined : next)}
      />
      {shape.help && <p className="Field-help">{shape.help}</p>}
    </div>
  );
}
