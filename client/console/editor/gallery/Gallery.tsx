import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import type { Json } from '#schemas/json.ts';
import type { CopiedNode } from '#schemas/operator/section-calls.ts';
import { ModalDialog } from '../../ui/ModalDialog.tsx';
import type { EditorData } from '../schema/use-editor-data.ts';
import type { Place } from '../tree/places.ts';
import { BlockGallery } from './BlockGallery.tsx';
import { pictureDocument } from './picture-document.ts';
import { SavedGallery } from './SavedGallery.tsx';
import type { PictureRequest } from './use-picture.ts';

/** What the gallery's pictures are rendered from: the partner's document and the page in view. */
export type GallerySite = {
  code: string;
  /** URL of the site. */
  origin: string;
  data: EditorData;
  document: Json | undefined;
  template: Json | undefined;
  /** Key and URL of the page. */
  page: string;
  path: string;
  language: PictureRequest['language'];
  timeZone: string;
};

export type GalleryProps = {
  site: GallerySite;
  /** Where a node will be added; undefined while the gallery is closed. */
  place: Place | undefined;
  onClose: () => void;
  onAdd: (node: CopiedNode) => void;
};

/** Blocks and saved sections to add at a place, each with a picture in the partner's theme. */
export function Gallery({ site, place, onClose, onAdd }: GalleryProps) {
  return (
    <ModalDialog
      className="Gallery-dialog"
      title={<Trans>Add a block</Trans>}
      isOpen={place !== undefined}
      onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
    >
      {() => place && <Choices site={site} place={place} onAdd={onAdd} />}
    </ModalDialog>
  );
}

type ChoicesProps = { site: GallerySite; place: Place; onAdd: (node: CopiedNode) => void };

/** What both lists of the gallery need. */
export type ChoiceProps = ChoicesProps & { pictureOf: (node: CopiedNode) => PictureRequest };

function Choices({ site, place, onAdd }: ChoicesProps) {
  const { t } = useLingui();
  const [tab, setTab] = useState('blocks');
  const { document, template, page, path, language } = site;
  const pictureOf = (node: CopiedNode): PictureRequest => ({
    ...pictureDocument(document, template, { page, node, place }),
    path,
    language,
  });
  return (
    <Tabs className="Gallery-tabs" selectedKey={tab} onSelectionChange={(key) => setTab(String(key))}>
      <TabList className="Segments" aria-label={t`What to add`}>
        <Tab id="blocks" className="Segments-one">
          <Trans>Blocks</Trans>
        </Tab>
        <Tab id="saved" className="Segments-one">
          <Trans>Saved</Trans>
        </Tab>
      </TabList>
      <TabPanel id="blocks" className="Gallery-panel">
        <BlockGallery site={site} place={place} onAdd={onAdd} pictureOf={pictureOf} />
      </TabPanel>
      <TabPanel id="saved" className="Gallery-panel">
        <SavedGallery site={site} place={place} onAdd={onAdd} pictureOf={pictureOf} />
      </TabPanel>
    </Tabs>
  );
}
