import './media.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, useState } from 'react';
import { DropZone, FileTrigger } from 'react-aria-components';
import type { Media } from '#schemas/operator/content-calls.ts';
import { hasRole } from '#schemas/operator/roles.ts';
import { useCall } from '../../api/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadState } from '../../ui/LoadState.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { usePartner } from '../partner/use-partner.ts';
import { MediaGrid } from './MediaGrid.tsx';
import { UploadState } from './UploadState.tsx';
import { isPictureNamed, uploadEndings } from './upload-name.ts';
import { useUploads } from './use-uploads.ts';

/** From this number on there is a field to search by name. */
const many = 12;

/** The pictures of a partner. */
export function Component() {
  const { t } = useLingui();
  const { code, partner } = usePartner();
  const media = useCall('media', { code });
  useTitle(t`Media`, partner?.name);
  return (
    <main className="Screen">
      <LoadState read={media}>{({ rows }) => <Pictures rows={rows} />}</LoadState>
    </main>
  );
}

function Pictures({ rows }: { rows: Media[] }) {
  const { t } = useLingui();
  const { partner } = usePartner();
  const uploads = useUploads(rows.map(({ name }) => name));
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const shown = rows.filter((media) => isPictureNamed(media, wanted));
  const canEdit = partner !== undefined && hasRole(partner.role, 'editor');
  const replace = (name: string, file: File) => uploads.upload([file], name);
  const pictures = (
    <>
      {rows.length >= many && (
        <TextField label={t`Search by name`} type="search" value={search} onChange={setSearch} />
      )}
      {rows.length === 0 ? (
        <div className="Empty">
          <h2>
            <Trans>No picture yet</Trans>
          </h2>
          <p>
            <Trans>Upload the first one, or drop files here.</Trans>
          </p>
        </div>
      ) : shown.length === 0 ? (
        <div className="Empty">
          <p>
            <Trans>No picture has this name.</Trans>
          </p>
        </div>
      ) : (
        <MediaGrid rows={shown} onReplace={canEdit ? replace : undefined} />
      )}
    </>
  );
  return (
    <>
      <div className="Screen-head">
        <h1>
          <Trans>Media</Trans>
        </h1>
        {canEdit && (
          <FileTrigger
            acceptedFileTypes={uploadEndings}
            allowsMultiple
            onSelect={(files) => void uploads.upload([...(files ?? [])])}
          >
            <Button ref={uploads.button} kind="primary" isPending={uploads.current !== undefined}>
              <Trans>Upload pictures</Trans>
            </Button>
          </FileTrigger>
        )}
      </div>
      <UploadState {...uploads} />
      {canEdit ? (
        <DropZone
          className="Media-drop"
          aria-label={t`Drop pictures here to upload them`}
          onDrop={({ items }) =>
            void Promise.all(items.flatMap((item) => (item.kind === 'file' ? item.getFile() : []))).then(
              (files) => uploads.upload(files),
            )
          }
        >
          {pictures}
        </DropZone>
      ) : (
        pictures
      )}
    </>
  );
}
