import { Trans } from '@lingui/react/macro';
import { jsonAt } from '../../editor/document/parse-document.ts';
import { ObjectFields } from '../../editor/form/ObjectFields.tsx';
import { resolved } from '../../editor/schema/json-schema.ts';
import { fieldsOf } from '../../editor/schema/shape.ts';
import type { useOpenSite } from '../document/use-open-site.ts';

/** How the titles of pages are made, by kind of page: as the schema of the document describes it. */
export function TitleSettings({ site }: { site: ReturnType<typeof useOpenSite> }) {
  const { document, data, isReadOnly, isBroken } = site;
  const titles = jsonAt(document, ['titles']);
  const schema = resolved(data.schema, data.schema.properties?.titles);
  return (
    <section className="Card SettingsPart" aria-labelledby="titles">
      <h3 id="titles">{schema.title}</h3>
      <p className="Field-help">
        {schema.description}{' '}
        <Trans>
          Words in braces are replaced; a part between | or - whose word is empty is left out. An empty field
          keeps “title | clinic”. In the site document, for all pages.
        </Trans>
      </p>
      <details open={titles !== undefined}>
        <summary>
          <Trans>Patterns by kind of page</Trans>
        </summary>
        <fieldset className="DocumentScreen-fields" disabled={isReadOnly || isBroken}>
          <ObjectFields fields={fieldsOf(schema)} path={['titles']} value={titles} />
        </fieldset>
      </details>
    </section>
  );
}
