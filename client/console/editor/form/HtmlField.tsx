import type { ControlProps } from './control-props.ts';
import { useForm } from './form-context.ts';
import { LazyRichText } from './lazy-fields.tsx';

/** A formatted text that is the same in all languages. */
export function HtmlField({ path, value, title, shape, isRequired }: ControlProps) {
  const { setValue } = useForm();
  return (
    <div className="Field">
      <span className="Field-label">{title}</span>
      <LazyRichText
        label={title}
        html={typeof value === 'string' ? value : ''}
        onChange={(html) => setValue(path, html === '' && !isRequired ? undefined : html)}
      />
      {shape.help && <p className="Field-help">{shape.help}</p>}
    </div>
  );
}
