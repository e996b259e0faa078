import { Trans, useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { DialogTrigger, FileTrigger } from 'react-aria-components';
import { imageUrl } from '#engine/image/widths.ts';
import type { Media } from '#schemas/operator/content-calls.ts';
import { call } from '../../api/call.ts';
import { refresh, useCall } from '../../api/use-call.ts';
import { useLanguage } from '../../language/use-language.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { formatBytes } from '../../ui/format-bytes.ts';
import { focusAfterRemoval } from '../../ui/lost-focus.ts';
import { Time } from '../../ui/Time.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { usePartner } from '../partner/use-partner.ts';
import { MediaUses, Revisions } from './MediaUses.tsx';
import { uploadEndings } from './upload-name.ts';

type Props = {
  media: Media;
  /** Absent for viewers. */
  onReplace: ((name: string, file: File) => Promise<void>) | undefined;
  /** The picture is deleted, or a new version is being uploaded, which the screen behind shows. */
  onDone: () => void;
  /** Where the picture is on the screen behind. */
  tile: RefObject<Element | null>;
};

/** One picture, with the places that use it and its actions. */
export function MediaDetails({ media, onReplace, onDone, tile }: Props) {
  const { partner } = usePartner();
  const language = useLanguage();
  const { name, title, url, width, height, bytes, uploadedAt, uploadedBy } = media;
  return (
    <>
      <img
        className="Media-large"
        src={new URL(imageUrl(url, 1080), partner?.origin).href}
        alt=""
        width={width}
        height={height}
      />
      <p className="Media-about">
        {width} × {height} · {formatBytes(bytes, language)}
        {uploadedAt && (
          <>
            {' '}
            · {uploadedBy} · <Time at={uploadedAt} timeZone={partner?.timeZone} />
          </>
        )}
      </p>
      <p>
        <code>{url}</code>
      </p>
      <MediaUses name={name} />
      {onReplace && uploadedAt === null && (
        <p className="Media-about">
          <Trans>It came with the site, so it cannot be replaced or deleted here.</Trans>
        </p>
      )}
      <div className="Dialog-buttons">
        <CopyButton text={url}>
          <Trans>Copy the address</Trans>
        </CopyButton>
        {onReplace && uploadedAt !== null && (
          <>
            <FileTrigger
              acceptedFileTypes={uploadEndings}
              onSelect={(files) => {
                if (!files?.[0]) return;
                onDone();
                void onReplace(name, files[0]);
              }}
            >
              <Button>
                <Trans>Replace</Trans>
              </Button>
            </FileTrigger>
            <Delete name={name} title={title ?? name} onDeleted={onDone} tile={tile} />
          </>
        )}
      </div>
    </>
  );
}

type DeleteProps = Pick<Props, 'tile'> & { name: string; title: string; onDeleted: () => void };

function Delete({ name, title, onDeleted, tile }: DeleteProps) {
  const { t } = useLingui();
  const { code } = usePartner();
  const { archived = [] } = useCall('mediaUses', { code, name }).data ?? {};
  async function remove() {
    try {
      await call('deleteMedia', { code, name });
    } catch (error) {
      // The list behind shows what uses it by now.
      await refresh('mediaUses');
      throw error;
    }
    showToast(t`Deleted.`);
    const moveFocus = focusAfterRemoval(tile.current);
    onDeleted();
    await refresh('media');
    void moveFocus();
  }
  return (
    <DialogTrigger>
      <Button kind="danger">
        <Trans>Delete</Trans>
      </Button>
      <ConfirmDialog
        title={<Trans>Delete {title}?</Trans>}
        confirm={<Trans>Delete</Trans>}
        isDangerous
        onConfirm={remove}
      >
        {archived.length > 0 && (
          <p>
            <Trans>
              Earlier revisions show it: <Revisions numbers={archived} />. If one of them is restored, the
              picture is missing.
            </Trans>
          </p>
        )}
        <p>
          <Trans>A picture that is in use is not deleted.</Trans>
        </p>
      </ConfirmDialog>
    </DialogTrigger>
  );
}
