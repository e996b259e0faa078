import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { type PictureRequest, usePicture } from './use-picture.ts';

/** Size of a picture in pixels, and of the window that it is rendered in: a block that fills the window fits completely. */
export const pictureSize = { width: 280, height: 172 };
const window = { width: 1024, height: Math.round((1024 * pictureSize.height) / pictureSize.width) };

type Props = { request: PictureRequest; code: string; origin: string };

/** A scaled-down rendering of a node as the site would show it. It exists only while it is in view. */
export function Picture(props: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNear(box);
  return (
    <div className="Picture" ref={box} style={{ blockSize: pictureSize.height }} aria-hidden="true">
      {isNear && <Rendered {...props} />}
    </div>
  );
}

function Rendered({ request, code, origin }: Props) {
  const { t } = useLingui();
  const frame = useRef<HTMLIFrameElement>(null);
  const { state, src, onLoad } = usePicture(frame, { ...request, code, origin });
  const area = state.kind === 'shown' ? state.area : { left: 0, top: 0, ...window };
  const scale = Math.min(1, pictureSize.width / area.width);
  const height = Math.min(area.height, window.height - area.top) * scale;
  const top = Math.max(0, (pictureSize.height - height) / 2);
  const left = (pictureSize.width - area.width * scale) / 2;
  return (
    <>
      <iframe
        ref={frame}
        src={src}
        // A frame from the browser's cache may report that it is ready before anything listens.
        onLoad={onLoad}
        title={t`Preview`}
        tabIndex={-1}
        inert
        sandbox="allow-scripts allow-same-origin"
        style={{
          ...window,
          visibility: state.kind === 'shown' ? 'visible' : 'hidden',
          transform: `translate(${left - area.left * scale}px, ${top - area.top * scale}px) scale(${scale})`,
          clipPath: `inset(${area.top}px ${Math.max(0, window.width - area.left - area.width)}px ${Math.max(0, window.height - area.top - area.height)}px ${area.left}px)`,
        }}
      />
      {state.kind === 'waiting' && <span className="Skeleton Picture-note" />}
      {state.kind === 'empty' && (
        <span className="Picture-note">
          <Trans>Shows nothing on this page yet</Trans>
        </span>
      )}
      {state.kind === 'failed' && (
        <span className="Picture-note">
          <Trans>No picture right now</Trans>
        </span>
      )}
    </>
  );
}

/** Whether an element is in view, or nearly. */
function useNear(element: React.RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)?.isIntersecting === true),
      // The margin applies to the scrolling list, not to the window.
      { scrollMargin: '200px 0px' } as IntersectionObserverInit,
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
