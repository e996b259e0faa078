import { useLingui } from '@lingui/react/macro';
import { Problem, type Width } from './PreviewPane.tsx';
import { type Fit, PreviewPaper } from './PreviewPaper.tsx';
import { type PreviewOptions, usePreview } from './use-preview.ts';

/** Milliseconds between two documents: the first page needs most of what the site takes in a minute. */
const gapMs = 2_000;

type Props = PreviewOptions & { width: Width; fit: Fit };

/** The same page in another width or language. What is chosen in it is chosen in the editor. */
export function SecondPage({ width, fit, ...options }: Props) {
  const { t } = useLingui();
  const preview = usePreview({ ...options, gapMs });
  return (
    <PreviewPaper title={t`Second page`} preview={preview} width={width} fit={fit}>
      <Problem preview={preview} />
    </PreviewPaper>
  );
}
