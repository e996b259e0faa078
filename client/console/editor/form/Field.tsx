import { useId } from 'react';
import { languageCodes } from '#schemas/language-codes.ts';
import { isBinding } from '#schemas/layout/binding.ts';
import { FieldProblems } from '../../ui/field-problems.ts';
import { fits } from '../schema/fits.ts';
import { humanized } from '../schema/json-schema.ts';
import { shapeOf } from '../schema/shape.ts';
import { BindButton } from './BindButton.tsx';
import { BindingChip } from './BindingChip.tsx';
import { ChoiceField, ChoicesField } from './ChoiceField.tsx';
import { ColorField } from './ColorField.tsx';
import { Findings } from './Findings.tsx';
import { type FieldProps, useForm } from './form-context.ts';
import { HtmlField } from './HtmlField.tsx';
import { JsonField } from './JsonField.tsx';
import { LinkField } from './LinkField.tsx';
import { ListField } from './ListField.tsx';
import { LocalizedField } from './LocalizedField.tsx';
import { useLanguageNames } from './language-names.ts';
import {
  LazyEntriesField,
  LazyEntryField,
  LazyNumberField,
  LazyOptionField,
  LazyTimeField,
} from './lazy-fields.tsx';
import { ObjectGroup } from './ObjectGroup.tsx';
import { PictureField } from './PictureField.tsx';
import { isPicture, PictureGroup } from './PictureGroup.tsx';
import { BooleanField, PlainText } from './plain-fields.tsx';
import { RecordField } from './RecordField.tsx';
import { UnionField } from './UnionField.tsx';

/** A field for any schema. Invalid values, and values without a matching control, are edited as JSON so that none disappears. */
export function Field(props: FieldProps) {
  const form = useForm();
  const shape = shapeOf(form.schema, props.schema);
  const title = shape.title ?? humanized(props.name);
  const own = { ...props, shape, title };
  const names = useLanguageNames();
  // The texts of languages have no fields of their own.
  const ofLanguages = (shape.kind === 'localized' ? languageCodes : []).flatMap((code) =>
    form
      .findingsAt([...props.path, code])
      .map((finding) => ({ ...finding, text: `${names[code]}: ${finding.text}` })),
  );
  const findings = [...form.findingsAt(props.path), ...ofLanguages];
  const id = useId();
  const problems =
    findings.length > 0 ? { id, isInvalid: findings.some(({ level }) => level === 'error') } : null;
  return (
    <div className="FormField" data-path={JSON.stringify(props.path)}>
      <FieldProblems value={problems}>{controlOf()}</FieldProblems>
      {shape.isBindable && !isBinding(props.value) && <BindButton {...own} />}
      <Findings id={id} findings={findings} />
    </div>
  );

  function controlOf() {
    const { value } = props;
    if (!fits(form.schema, shape, value)) return <JsonField {...own} isUnexpected />;
    if (isBinding(value)) return <BindingChip {...own} />;
    switch (shape.kind) {
      case 'localized':
        return <LocalizedField {...own} isHtml={shape.isHtml} allowsPlain={shape.allowsPlain} />;
      case 'number':
        return <LazyNumberField {...own} min={shape.min} max={shape.max} isInteger={shape.isInteger} />;
      case 'boolean':
        return <BooleanField {...own} />;
      case 'color':
        return <ColorField {...own} />;
      case 'date':
        return <LazyTimeField {...own} kind="date" />;
      case 'instant':
        return <LazyTimeField {...own} kind="instant" />;
      case 'time':
        return <LazyTimeField {...own} kind="time" />;
      case 'link':
        return <LinkField {...own} completesHosts={shape.completesHosts} />;
      case 'picture':
        return <PictureField {...own} />;
      case 'choice':
        return <ChoiceField {...own} options={shape.options} />;
      case 'choices':
        return <ChoicesField {...own} options={shape.options} />;
      case 'entry':
        return <LazyEntryField {...own} of={shape.of} />;
      case 'entries':
        return <LazyEntriesField {...own} of={shape.of} min={shape.min} />;
      case 'option':
        return <LazyOptionField {...own} of={shape.of} />;
      case 'object':
        return isPicture(shape.fields) ? (
          <PictureGroup {...own} fields={shape.fields} />
        ) : (
          <ObjectGroup {...own} fields={shape.fields} />
        );
      case 'list':
        return <ListField {...own} item={shape.item} min={shape.min} max={shape.max} />;
      case 'record':
        return <RecordField {...own} item={shape.item} keys={shape.keys} />;
      case 'union':
        return <UnionField {...own} options={shape} />;
      case 'html':
        return <HtmlField {...own} />;
      case 'text':
        return <PlainText {...own} isLong={shape.isLong} />;
      default:
        return <JsonField {...own} />;
    }
  }
}
