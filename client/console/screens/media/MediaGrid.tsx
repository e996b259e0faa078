import { useRef } from 'react';
import { DialogTrigger } from 'react-aria-components';
import type { Media } from '#schemas/operator/content-calls.ts';
import { useLanguage } from '../../language/use-language.ts';
import { Button } from '../../ui/Button.tsx';
import { formatBytes } from '../../ui/format-bytes.ts';
import { ModalDialog } from '../../ui/ModalDialog.tsx';
import { SmallPicture } from '../partner/SmallPicture.tsx';
import { MediaDetails } from './MediaDetails.tsx';

type Props = {
  rows: readonly Media[];
  onReplace: ((name: string, file: File) => Promise<void>) | undefined;
};

/** Pictures by name and size. Each opens its details. */
export function MediaGrid({ rows, onReplace }: Props) {
  return (
    <ul className="Media-grid">
      {rows.map((media) => (
        <MediaOne key={media.name} media={media} onReplace={onReplace} />
      ))}
    </ul>
  );
}

function MediaOne({ media, onReplace }: Pick<Props, 'onReplace'> & { media: Media }) {
  const language = useLanguage();
  const tile = useRef<HTMLLIElement>(null);
  const { name, title, url, width, height, bytes } = media;
  return (
    <li ref={tile}>
      <DialogTrigger>
        <Button kind="quiet" className="Media-one">
          <SmallPicture url={url} width={width} height={height} />
          <span className="Media-name">{title ?? name}</span>
          <span className="Media-about">
            {width} × {height} · {formatBytes(bytes, language)}
          </span>
        </Button>
        <ModalDialog title={title ?? name}>
          {(close) => <MediaDetails media={media} onReplace={onReplace} tile={tile} onDone={close} />}
        </ModalDialog>
      </DialogTrigger>
    </li>
  );
}
