import { Trans, useLingui } from '@lingui/react/macro';
import { Autocomplete, FileTrigger, ListBox, ListBoxItem, useFilter } from 'react-aria-components';
import type { Media } from '#schemas/operator/content-calls.ts';
import { hasRole } from '#schemas/operator/roles.ts';
import { useCall } from '../../api/use-call.ts';
import { UploadState } from '../../screens/media/UploadState.tsx';
import { uploadEndings } from '../../screens/media/upload-name.ts';
import { useUploads } from '../../screens/media/use-uploads.ts';
import { SmallPicture } from '../../screens/partner/SmallPicture.tsx';
import { usePartner } from '../../screens/partner/use-partner.ts';
import { Button } from '../Button.tsx';
import { LoadState } from '../LoadState.tsx';
import { chosenKey } from './chosen-key.ts';
import { SearchField } from './SearchField.tsx';

type Props = { value: string; onChoose: (media: Media) => void };

/** The pictures of a partner, newest first, with an upload. */
export function MediaLibrary({ value, onChoose }: Props) {
  const { code } = usePartner();
  const read = useCall('media', { code });
  return (
    <LoadState read={read} rows={4}>
      {({ rows }) => <Pictures rows={rows} value={value} onChoose={onChoose} />}
    </LoadState>
  );
}

function Pictures({ rows, value, onChoose }: Props & { rows: readonly Media[] }) {
  const { t } = useLingui();
  const { partner } = usePartner();
  const { contains } = useFilter({ sensitivity: 'base' });
  const uploads = useUploads(rows.map(({ name }) => name));
  const chosen = rows.find(({ url }) => plain(url) === plain(value));
  const mayUpload = partner !== undefined && hasRole(partner.role, 'editor');
  return (
    <Autocomplete filter={contains}>
      <div className="Picker-top">
        <SearchField label={t`Search by name`} />
        {mayUpload && (
          <FileTrigger
            acceptedFileTypes={uploadEndings}
            onSelect={(files) => void uploads.upload([...(files ?? [])])}
          >
            <Button ref={uploads.button} isPending={uploads.current !== undefined}>
              <Trans>Upload a picture</Trans>
            </Button>
          </FileTrigger>
        )}
      </div>
      <UploadState {...uploads} />
      <ListBox
        className="MediaLibrary"
        layout="grid"
        aria-label={t`Pictures`}
        items={rows.map((media) => ({ id: media.name, ...media }))}
        selectionMode="single"
        escapeKeyBehavior="none"
        selectedKeys={chosen ? [chosen.name] : []}
        onSelectionChange={(keys) => {
          const key = chosenKey(chosen ? [chosen.name] : [], keys);
          const media = rows.find(({ name }) => name === key);
          if (media) onChoose(media);
        }}
        renderEmptyState={() => (
          <p className="Picker-nothing">
            {rows.length === 0 ? <Trans>No picture yet</Trans> : <Trans>No picture has this name.</Trans>}
          </p>
        )}
      >
        {({ name, title, url, width, height }) => (
          <ListBoxItem className="MediaLibrary-one" textValue={title ? `${title} ${name}` : name}>
            <SmallPicture url={url} width={width} height={height} />
            <span>{title ?? name}</span>
            <span className="Field-help">
              {width} × {height}
            </span>
          </ListBoxItem>
        )}
      </ListBox>
    </Autocomplete>
  );
}

/** A URL without its version. */
const plain = (url: string) => url.split('?')[0];
