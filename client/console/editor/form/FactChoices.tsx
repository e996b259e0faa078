import { Trans, useLingui } from '@lingui/react/macro';
import { Autocomplete, useFilter } from 'react-aria-components';
import { useCall } from '../../api/use-call.ts';
import { usePartner } from '../../screens/partner/use-partner.ts';
import { LoadState } from '../../ui/LoadState.tsx';
import { PickerList } from '../../ui/pickers/PickerList.tsx';
import { SearchField } from '../../ui/pickers/SearchField.tsx';
import type { Path } from '../document/parse-document.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { type Bindable, bindablesOf } from '../schema/shape.ts';
import { isOfPage } from './facts-of-page.ts';
import { useForm } from './form-context.ts';
import { useFactText } from './use-fact-text.ts';

export type FactChoicesProps = {
  path: Path;
  schema: JsonSchema;
  chosen: string | undefined;
  onChoose: (fact: string) => void;
};

/** The facts that a field accepts, with their present values. Facts of other pages are left out. */
export function FactChoices({ path, schema, chosen, onChoose }: FactChoicesProps) {
  const { t } = useLingui();
  const { code } = usePartner();
  const { schema: root, document } = useForm();
  const read = useCall('partnerFacts', { code });
  const { contains } = useFilter({ sensitivity: 'base' });
  const textOf = useFactText();
  const facts = bindablesOf(root, schema).filter((fact) => isOfPage(fact.path, path, document));
  return (
    <LoadState read={read} rows={6}>
      {() => (
        <Autocomplete filter={contains}>
          <SearchField label={t`Search by name or value`} />
          <PickerList
            label={t`Facts`}
            items={facts.map((fact) => ({ id: fact.path, ...fact, text: textOf(fact.path) }))}
            chosen={chosen === undefined ? [] : [chosen]}
            onChoose={({ id }) => onChoose(id)}
            show={(fact) => ({
              name: nameOf(fact),
              detail: fact.text,
              text: `${fact.title} ${fact.path} ${fact.text}`,
            })}
            empty={<Trans>No fact has this name or value.</Trans>}
          />
        </Autocomplete>
      )}
    </LoadState>
  );
}

const nameOf = ({ title, path }: Bindable): string => (title ? `${title} (${path})` : path);
