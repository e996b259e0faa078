import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { SmallPicture } from '../../../screens/partner/SmallPicture.tsx';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { ModalDialog } from '../../../ui/ModalDialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { Picture } from './prose-pictures.ts';

const MediaLibrary = lazyPart(
  () => import('../../../ui/pickers/MediaLibrary.tsx').then((module) => module.MediaLibrary),
  { rows: 4 },
);

type Props = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The selected one, which is changed; undefined: a new one is inserted. */
  picture: Picture | undefined;
  onApply: (picture: Picture) => void;
};

/** Asks which picture to insert into a text, and for a description of what it shows. */
export function PictureDialog({ isOpen, onOpenChange, picture, onApply }: Props) {
  const { t } = useLingui();
  return (
    <ModalDialog title={t`Picture`} isOpen={isOpen} onOpenChange={onOpenChange}>
      {(close) => (
        <Choice
          picture={picture}
          onApply={(chosen) => {
            close();
            onApply(chosen);
          }}
        />
      )}
    </ModalDialog>
  );
}

function Choice({ picture, onApply }: Pick<Props, 'picture' | 'onApply'>) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(picture);
  const [isChoosing, setChoosing] = useState(!picture);
  if (isChoosing || !chosen)
    return (
      <MediaLibrary
        value={chosen?.src ?? ''}
        onChoose={({ url, width, height }) => {
          setChosen({
            src: url,
            width: String(width),
            height: String(height),
            alt: chosen?.alt ?? '',
          });
          setChoosing(false);
        }}
      />
    );
  return (
    <div className="Form-plain" data-own-undo>
      <SmallPicture className="Thumbnail" url={chosen.src} />
      <TextField
        autoFocus
        label={t`What it shows, in words`}
        help={t`For visitors who cannot see it. Leave it empty if the text already describes it.`}
        value={chosen.alt ?? ''}
        onChange={(alt) => setChosen({ ...chosen, alt })}
      />
      <div className="Row">
        <Button kind="primary" onPress={() => onApply(chosen)}>
          {picture ? <Trans>Change the picture</Trans> : <Trans>Insert the picture</Trans>}
        </Button>
        <Button onPress={() => setChoosing(true)}>
          <Trans>Choose another one</Trans>
        </Button>
      </div>
    </div>
  );
}
