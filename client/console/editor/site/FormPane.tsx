import type { Json } from '#schemas/json.ts';
import type { PageExplanation } from '#schemas/operator/preview.ts';
import type { Path } from '../document/parse-document.ts';
import { type Form, FormContext } from '../form/form-context.ts';
import { BrokenDocument } from '../json/BrokenDocument.tsx';
import { resetTarget, templatePart } from '../tree/moves.ts';
import { type TreeRow, writtenPage } from '../tree/page-tree.ts';
import type { ShownNodes } from '../tree/shown-nodes.ts';
import { PageWhy } from '../why/PageWhy.tsx';
import { NodeForm } from './NodeForm.tsx';
import { PageForm } from './PageForm.tsx';
import { SlotForm } from './SlotForm.tsx';
import { useNodeCount } from './use-node-count.ts';
import type { NodeEdits } from './use-node-edits.ts';

type Props = {
  form: Form;
  /** Key of the page in view. */
  page: string;
  template: Json | undefined;
  selected: TreeRow | undefined;
  /** Why the page is as it is shown; undefined before it is. */
  explanation: PageExplanation | undefined;
  /** The nodes of that page. */
  nodes: ShownNodes;
  edits: NodeEdits;
  onSelect: (path: Path) => void;
  /** Opens the gallery for a slot. */
  onAdd: (slot: TreeRow) => void;
  /** Shows the JSON view, where a syntax error is to be corrected; undefined if there is none. */
  onCorrect?: (() => void) | undefined;
  isReadOnly: boolean;
};

/** The form of the chosen node, of a slot, or of the page if nothing in it is chosen. */
export function FormPane(props: Props) {
  const {
    form,
    page,
    template,
    selected,
    explanation,
    nodes,
    edits,
    onSelect,
    onAdd,
    onCorrect,
    isReadOnly,
  } = props;
  const { document } = form;
  const count = useNodeCount(selected, form.focus);
  const isOfTemplate = writtenPage({}, template, page).page.sections !== undefined;
  return (
    <FormContext value={form}>
      {onCorrect && <BrokenDocument onCorrect={onCorrect} />}
      <fieldset className="Editor-fields" disabled={isReadOnly || onCorrect !== undefined}>
        {selected?.kind === 'node' ? (
          <NodeForm
            key={count}
            row={selected}
            document={document}
            explanation={nodes.nodeOf(selected.key)}
            page={explanation}
            onCustomize={() => edits.customize(selected)}
            onShow={
              selected.isHidden && selected.origin === 'document'
                ? () => edits.setHidden(selected, false)
                : undefined
            }
          />
        ) : selected ? (
          <SlotForm
            row={selected}
            onAdd={() => onAdd(selected)}
            back={resetTarget(templatePart(selected), template, document)}
            onLeave={edits.leaveTo}
          />
        ) : (
          <PageForm
            page={page}
            origin={writtenPage(document, template, page).origin}
            document={document}
            explanation={explanation}
            onCustomize={() => edits.customize({ path: ['pages', page] })}
            onReset={
              isOfTemplate ? () => edits.leaveTo({ path: ['pages', page], to: 'template-page' }) : undefined
            }
          >
            <PageWhy
              page={explanation}
              onSelect={({ marker }) => {
                const row = nodes.rowOf(marker);
                if (row) onSelect(row.path);
              }}
            />
          </PageForm>
        )}
      </fieldset>
    </FormContext>
  );
}
