import { Trans, useLingui } from '@lingui/react/macro';
import { useCall } from '../../api/use-call.ts';
import { jsonAt } from '../../editor/document/parse-document.ts';
import { Field } from '../../editor/form/Field.tsx';
import { Findings } from '../../editor/form/Findings.tsx';
import { useForm } from '../../editor/form/form-context.ts';
import { ObjectFields } from '../../editor/form/ObjectFields.tsx';
import { resolved } from '../../editor/schema/json-schema.ts';
import { fieldsOf } from '../../editor/schema/shape.ts';
import { pageKeys } from '../../editor/tree/page-tree.ts';
import { useLanguage } from '../../language/use-language.ts';
import type { useOpenSite } from '../document/use-open-site.ts';
import { LinkInput } from './LinkInput.tsx';
import { linkOptions } from './link-options.ts';
import type { MenuRow } from './menu-rows.ts';

/** What has a control of its own, or is the tree. */
const elsewhere = new Set(['url', 'subList']);

/** The fields of an entry, by the schema of the menu. */
export function EntryForm({ row, site }: { row: MenuRow; site: ReturnType<typeof useOpenSite> }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { schema, setValue, findingsAt } = useForm();
  const { code, document, template, isReadOnly } = site;
  const categories = useCall('facts', { code, kind: 'categories', limit: 100 });
  const exhibitions = useCall('facts', { code, kind: 'exhibitions', limit: 100 });
  const value = jsonAt(document, row.path);
  if (row.isInvalid) return <Field schema={{}} path={row.path} value={value} name={t`Entry`} isRequired />;
  const item = resolved(schema, resolved(schema, schema.properties?.menu).items);
  const isTop = row.path.length === 2;
  const own = isTop ? item : resolved(schema, resolved(schema, item.properties?.subList).items);
  const fields = fieldsOf(own).filter(({ name }) => !elsewhere.has(name));
  const shown = Object.fromEntries(Object.entries(value ?? {}).filter(([key]) => !elsewhere.has(key)));
  const link = [...row.path, 'url'];
  const pages = pageKeys(document, template).map(({ key }) => key);
  const options = linkOptions(
    pages,
    { categories: categories.data?.rows ?? [], exhibitions: exhibitions.data?.rows ?? [] },
    language,
  );
  return (
    <>
      <div className="FormField" data-path={JSON.stringify(link)}>
        <LinkInput
          key={row.key}
          label={own.properties?.url?.title ?? t`Link`}
          value={row.url}
          onChange={(url) => url !== row.url && setValue(link, url)}
          isDisabled={isReadOnly}
          options={options}
        />
        {row.useWidget && (
          <p className="Field-help">
            <Trans>The reservation opens instead of this link.</Trans>
          </p>
        )}
        <Findings findings={findingsAt(link)} />
      </div>
      <ObjectFields key={row.key} fields={fields} path={row.path} value={shown} />
      <Findings findings={[...findingsAt(row.path), ...findingsAt([...row.path, 'subList'])]} />
    </>
  );
}
