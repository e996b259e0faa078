import type { ReactNode } from 'react';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import type { usePreview } from './use-preview.ts';

/** The scale of a page, and the pixels of the screen that it may be high. */
export type Fit = { scale: number; height: number };

type Props = {
  preview: Pick<ReturnType<typeof usePreview>, 'frame' | 'src' | 'loads' | 'onLoad' | 'state' | 'failure'>;
  /** Pixels of the page. */
  width: number;
  fit: Fit;
  title: string;
  /** What is reported about the page, over it. */
  children?: ReactNode;
  /** Drawn over the page, in its pixels. */
  overlay?: ((window: { width: number; height: number }) => ReactNode) | undefined;
};

/** The frame with a page, scaled. Until there is a page it shows a skeleton. */
export function PreviewPaper({ preview, width, fit, title, children, overlay }: Props) {
  const { frame, src, loads, onLoad, state, failure } = preview;
  const { scale, height } = fit;
  const inPage = { width, height: height / scale };
  const style = { ...inPage, transform: `scale(${scale})` };
  return (
    <div className="Preview-paper" style={{ width: width * scale, height }}>
      {children}
      <iframe
        key={loads}
        ref={frame}
        src={src}
        onLoad={onLoad}
        title={title}
        sandbox="allow-scripts allow-same-origin"
        style={style}
      />
      {state.milliseconds === undefined && !state.refusal && !failure && (
        <div className="Preview-blank">
          <SkeletonRows count={6} />
        </div>
      )}
      {overlay && (
        <div className="Preview-overlay" style={style}>
          {overlay(inPage)}
        </div>
      )}
    </div>
  );
}
