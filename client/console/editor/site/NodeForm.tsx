import { Trans, useLingui } from '@lingui/react/macro';
import { useContext } from 'react';
import type { Json } from '#schemas/json.ts';
import type { NodeExplanation, PageExplanation } from '#schemas/operator/preview.ts';
import { Button } from '../../ui/Button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { isObject, objectOf } from '../document/json-object.ts';
import { jsonAt } from '../document/parse-document.ts';
import { Field } from '../form/Field.tsx';
import { useForm } from '../form/form-context.ts';
import { ObjectFields } from '../form/ObjectFields.tsx';
import { dataSchema } from '../schema/new-node.ts';
import { fieldsOf } from '../schema/shape.ts';
import type { TreeRow } from '../tree/page-tree.ts';
import { BlocksContext } from '../tree/row-names.ts';
import { NodeWhy } from '../why/NodeWhy.tsx';

// Half of the blocks have no source.
const SourceField = lazyPart(
  () => import('../form/source/SourceField.tsx').then((module) => module.SourceField),
  { isAhead: true },
);

type Props = {
  row: TreeRow;
  document: Json | undefined;
  explanation: NodeExplanation | undefined;
  /** Undefined before the first preview. */
  page: PageExplanation | undefined;
  /** Copies a node of the template into the document. */
  onCustomize: () => void;
  /** Shows a hidden node again; undefined if it is not hidden. */
  onShow: (() => void) | undefined;
};

/** The fields of a node: its content by the schema of its block, then its source and when it is shown. */
export function NodeForm({ row, document, explanation, page, onCustomize, onShow }: Props) {
  const { t } = useLingui();
  const { schema } = useForm();
  const block = useContext(BlocksContext).get(row.name);
  const node = jsonAt(document, row.path);
  const own = objectOf(node);
  const properties = schema.$defs?.Node?.properties ?? {};
  const isOfPage = row.path[0] === 'pages';
  return (
    <div className="Form">
      <header className="Form-head">
        <h2>{block?.label ?? row.name}</h2>
        {block && <p className="Field-help">{block.description}</p>}
      </header>
      <NodeWhy explanation={explanation} page={page} />
      {onShow && (
        <Button onPress={onShow}>
          <Trans>Show again</Trans>
        </Button>
      )}
      {row.origin === 'template' ? (
        <div className="Form-template">
          <p>
            {isOfPage ? (
              <Trans>
                This page comes from the template. Customize it to change it; nothing else changes.
              </Trans>
            ) : (
              <Trans>This part comes from the template, on all pages. Customize it to change it.</Trans>
            )}
          </p>
          <Button kind="primary" onPress={onCustomize}>
            {isOfPage ? <Trans>Customize this page</Trans> : <Trans>Customize this part</Trans>}
          </Button>
        </div>
      ) : (
        <>
          <DataFields type={row.name} path={[...row.path, 'data']} value={own.data} />
          {(own.source !== undefined || (block && block.sources.length > 0)) && (
            <SourceField
              path={[...row.path, 'source']}
              value={own.source}
              type={row.name}
              names={block?.sources ?? []}
              isRequired={block?.isSourceRequired === true}
              report={explanation?.source}
            />
          )}
          <details className="Form-more" open={own.when !== undefined}>
            <summary>
              <Trans>When it is shown, and its name</Trans>
            </summary>
            <Field
              schema={{ ...properties.when, ...(properties.when?.title ? {} : { title: t`Shown when` }) }}
              path={[...row.path, 'when']}
              value={own.when}
              name="when"
              isRequired={false}
            />
            <Field
              schema={{ ...properties.id, ...(properties.id?.title ? {} : { title: t`Name` }) }}
              path={[...row.path, 'id']}
              value={own.id}
              name="id"
              isRequired
            />
          </details>
        </>
      )}
    </div>
  );
}

/** The data of a block. It is shown as JSON if it has no fields or is no object. */
function DataFields({ type, path, value }: { type: string; path: TreeRow['path']; value: Json | undefined }) {
  const { schema } = useForm();
  const data = dataSchema(schema, type);
  const fields = fieldsOf(data);
  if (!isObject(value)) return <Field schema={{}} path={path} value={value} name="data" isRequired />;
  if (fields.length === 0 && Object.keys(value).length === 0)
    return (
      <p className="Field-help">
        <Trans>This block has nothing to fill in.</Trans>
      </p>
    );
  return <ObjectFields fields={fields} path={path} value={value} />;
}
