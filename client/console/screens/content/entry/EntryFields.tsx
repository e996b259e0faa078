import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { Field } from '../../../editor/form/Field.tsx';
import type { JsonSchema } from '../../../editor/schema/json-schema.ts';
import type { ObjectField } from '../../../editor/schema/shape.ts';
import type { Fields } from './entry-issues.ts';
import { fieldsOfEntry } from './entry-schema.ts';

type Props = { schema: JsonSchema; value: Fields; mayWrite: boolean };

/** The fields of an entry: texts and lists, and beside them what is chosen or switched. */
export function EntryFields({ schema, value, mayWrite }: Props) {
  const texts = useId();
  const details = useId();
  const { main, side } = fieldsOfEntry(schema);
  // What is always shown has no beginning and no end.
  const isShown = ({ name }: ObjectField) =>
    value.isAlways !== true || (name !== 'startAt' && name !== 'endAt');
  const field = ({ name, schema: own, isRequired }: ObjectField) => (
    <Field key={name} schema={own} path={[name]} value={value[name]} name={name} isRequired={isRequired} />
  );
  return (
    <fieldset className={`EntryFields ${side.length > 0 ? 'EntryFields--split' : ''}`} disabled={!mayWrite}>
      {/* Headings for screen readers: those in the texts below have a level under these. */}
      <section className="Card EntryFields-part" aria-labelledby={texts}>
        <h2 className="Hidden" id={texts}>
          <Trans>Texts</Trans>
        </h2>
        {main.map(field)}
      </section>
      {side.length > 0 && (
        <section className="Card EntryFields-part" aria-labelledby={details}>
          <h2 className="Hidden" id={details}>
            <Trans>Details</Trans>
          </h2>
          {side.filter(isShown).map(field)}
        </section>
      )}
    </fieldset>
  );
}
