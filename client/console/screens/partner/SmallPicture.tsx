import { type ComponentProps, useState } from 'react';
import { imageUrl, isResizable } from '#engine/image/widths.ts';
import { usePartner } from './use-partner.ts';

type Props = Pick<ComponentProps<'img'>, 'className' | 'width' | 'height'> & {
  /** URL of one of the site's pictures, beginning with `/files/`. */
  url: string;
  /** Called if the picture cannot be loaded. */
  onMissing?: () => void;
};

/** A small version of one of the site's pictures: dozens of large ones are many megabytes. */
export function SmallPicture({ url, onMissing, ...rest }: Props) {
  const { partner } = usePartner();
  const [failed, setFailed] = useState<string>();
  const small = partner && isResizable(url) ? new URL(imageUrl(url, 384), partner.origin).href : url;
  // The console's server proxies the picture itself, even while the site cannot be reached.
  const src = failed === small ? url : small;
  return (
    <img
      {...rest}
      src={src}
      alt=""
      loading="lazy"
      draggable={false}
      onError={() => (src === url ? onMissing?.() : setFailed(small))}
    />
  );
}
