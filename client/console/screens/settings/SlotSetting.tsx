import { Trans } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router';
import { globalSlotTable } from '#schemas/layout/slots.ts';
import { isObject } from '../../editor/document/json-object.ts';
import { jsonAt } from '../../editor/document/parse-document.ts';
import { ObjectFields } from '../../editor/form/ObjectFields.tsx';
import { dataSchema } from '../../editor/schema/new-node.ts';
import { fieldsOf } from '../../editor/schema/shape.ts';
import { selectionAtom } from '../../editor/state/document-atoms.ts';
import { useLanguage } from '../../language/use-language.ts';
import { Button } from '../../ui/Button.tsx';
import type { useOpenSite } from '../document/use-open-site.ts';

type Props = { slot: 'widget' | 'floatingButton'; site: ReturnType<typeof useOpenSite> };

/** The block in one of the slots of all pages: the document's own is changed here, the template's is taken over first. */
export function SlotSetting({ slot, site }: Props) {
  const language = useLanguage();
  const navigate = useNavigate();
  const select = useSetAtom(selectionAtom);
  const { document, template, data, editor, isReadOnly, isBroken } = site;
  const [title, help] = globalSlotTable[slot].label[language];
  const path = ['slots', slot];
  const own = jsonAt(document, path);
  const ofTemplate = template?.slots[slot];
  const shown = own === undefined ? ofTemplate : own;
  const isOwn = isObject(own);
  const type = isOwn && typeof own.type === 'string' ? own.type : ofTemplate?.type;
  const block = type === undefined ? undefined : data.blocks.get(type);
  return (
    <section className="Card SettingsPart" aria-labelledby={`slot-${slot}`}>
      <h3 id={`slot-${slot}`}>{title}</h3>
      <p className="Field-help">
        {help} {block?.description} <Trans>In the site document, on all pages.</Trans>
      </p>
      {isOwn && <h4>{block?.label ?? type}</h4>}
      {isOwn && type !== undefined ? (
        <fieldset className="DocumentScreen-fields" disabled={isReadOnly || isBroken}>
          <ObjectFields
            fields={fieldsOf(dataSchema(data.schema, type))}
            path={[...path, 'data']}
            value={own.data}
          />
        </fieldset>
      ) : shown === null || shown === undefined ? (
        <p>
          <Trans>The site shows nothing here: the slot is empty.</Trans>
        </p>
      ) : (
        <div className="Form-template">
          <p>
            <Trans>This part comes from the template, on all pages. Customize it to change it.</Trans>
          </p>
          <Button
            kind="primary"
            isDisabled={isReadOnly || isBroken}
            onPress={() => ofTemplate && editor.setValue(path, ofTemplate as never)}
          >
            <Trans>Customize this part</Trans>
          </Button>
        </div>
      )}
      <Button
        kind="quiet"
        onPress={() => {
          select(path);
          void navigate('../site');
        }}
      >
        <Trans>Show it in the page</Trans>
      </Button>
    </section>
  );
}
