import { Trans, useLingui } from '@lingui/react/macro';
import { jsonAt } from '../../editor/document/parse-document.ts';
import { Field } from '../../editor/form/Field.tsx';
import { Findings } from '../../editor/form/Findings.tsx';
import { useForm } from '../../editor/form/form-context.ts';
import { ObjectFields } from '../../editor/form/ObjectFields.tsx';
import { resolved } from '../../editor/schema/json-schema.ts';
import { fieldsOf } from '../../editor/schema/shape.ts';
import { LinkPicker } from '../../ui/pickers/LinkPicker.tsx';
import type { useOpenSite } from '../document/use-open-site.ts';
import type { MenuRow } from './menu-rows.ts';

/** What has a control of its own, or is the tree. */
const elsewhere = new Set(['url', 'subList']);

/** The fields of an entry, by the schema of the menu. */
export function EntryForm({ row, site }: { row: MenuRow; site: ReturnType<typeof useOpenSite> }) {
  const { t } = useLingui();
  const { schema, setValue, findingsAt } = useForm();
  const { document, isReadOnly, isBroken } = site;
  const value = jsonAt(document, row.path);
  if (row.isInvalid) return <Field schema={{}} path={row.path} value={value} name={t`Entry`} isRequired />;
  const item = resolved(schema, resolved(schema, schema.properties?.menu).items);
  const isTop = row.path.length === 2;
  const own = isTop ? item : resolved(schema, resolved(schema, item.properties?.subList).items);
  const fields = fieldsOf(own).filter(({ name }) => !elsewhere.has(name));
  const shown = Object.fromEntries(Object.entries(value ?? {}).filter(([key]) => !elsewhere.has(key)));
  const link = [...row.path, 'url'];
  return (
    <>
      <div className="FormField" data-path={JSON.stringify(link)}>
        <LinkPicker
          label={own.properties?.url?.title ?? t`Link`}
          value={row.url}
          onChange={(url) => setValue(link, url)}
          isDisabled={isReadOnly || isBroken}
        />
        {row.useWidget && (
          <p className="Field-help">
            <Trans>The reservation opens instead of this link.</Trans>
          </p>
        )}
        <Findings findings={findingsAt(link)} />
      </div>
      <ObjectFields fields={fields} path={row.path} value={shown} />
      <Findings findings={[...findingsAt(row.path), ...findingsAt([...row.path, 'subList'])]} />
    </>
  );
}
