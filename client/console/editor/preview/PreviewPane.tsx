import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { useLanguage } from '../../language/use-language.ts';
import { Button } from '../../ui/Button.tsx';
import { Pane } from '../../ui/Pane.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { type Fit, PreviewPaper } from './PreviewPaper.tsx';
import type { usePreview } from './use-preview.ts';

/** Widths of a phone, a tablet and a computer. */
export const widths = [360, 768, 1280] as const;
export type Width = (typeof widths)[number];

/** Pixels between two pages, as in editor.css. */
const gap = 12;

/** What operators call the widths. */
export function useWidthNames(): Record<Width, string> {
  const { t } = useLingui();
  return { 360: t`Mobile`, 768: t`Tablet`, 1280: t`Computer` };
}

type Props = {
  preview: ReturnType<typeof usePreview>;
  width: Width;
  onWidth: (width: Width) => void;
  /** Choices of language, time and URL. */
  children: React.ReactNode;
  /** Drawn over the page, in its pixels. */
  overlay?: (window: { width: number; height: number }) => React.ReactNode;
  isHidden?: boolean | undefined;
  /** Another page beside the first one, `width` pixels wide. */
  second?: { width: number; show: (fit: Fit) => React.ReactNode } | undefined;
};

/** The page in the middle: the clinic's own host, in a frame as wide as the chosen device, made to fit. */
export function PreviewPane({ preview, width, onWidth, isHidden, children, overlay, second }: Props) {
  const { t } = useLingui();
  const { stage, size } = useSize();
  const after = useRef<HTMLSpanElement>(null);
  // Both pages in one scale.
  const scale = Math.min(1, second ? (size.width - gap) / (width + second.width) : size.width / width);
  const fit = { scale, height: size.height };
  const names = useWidthNames();
  return (
    <Pane className="Preview" label={t`Preview`} isHidden={isHidden}>
      <div className="Preview-bar">
        <ToggleButtonGroup
          className="Segments"
          aria-label={t`Width`}
          selectedKeys={[String(width)]}
          disallowEmptySelection
          onSelectionChange={(keys) => {
            const [key] = keys;
            const chosen = widths.find((one) => String(one) === key);
            if (chosen) onWidth(chosen);
          }}
        >
          {widths.map((one) => (
            <ToggleButton
              key={one}
              id={String(one)}
              className="Segments-one"
              aria-label={t`${names[one]}, ${one} pixels wide`}
            >
              {names[one]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {children}
      </div>
      <Problem preview={preview} />
      <div className="Preview-stage" ref={stage}>
        {/* The page may have a hundred links. */}
        <SkipLink to={() => after.current}>
          <Trans>Skip the page</Trans>
        </SkipLink>
        <PreviewPaper title={t`Page`} overlay={overlay} preview={preview} width={width} fit={fit} />
        {second?.show(fit)}
        <span ref={after} />
      </div>
    </Pane>
  );
}

/** Why a page is not shown as the document is now. */
export function Problem({ preview: { state, retry, failure } }: { preview: ReturnType<typeof usePreview> }) {
  const { refusal } = state;
  const language = useLanguage();
  if (!refusal && !failure) return null;
  const findings = refusal?.findings ?? [];
  return (
    <div className="Preview-problem" role="status">
      {findings.length > 0 ? (
        <details>
          <summary>
            <Plural
              value={findings.length}
              one="The page stays as it was until # error is fixed."
              other="The page stays as it was until # errors are fixed."
            />
          </summary>
          <ul>
            {findings.map(({ line, column, message, remedy }) => (
              <li key={`${line}:${column} ${message.en}`}>
                <code>{line}</code> {message[language]}. {remedy?.[language]}
              </li>
            ))}
          </ul>
        </details>
      ) : (
        <>
          <p>
            <Trans>The preview could not be updated.</Trans>
          </p>
          <Button onPress={retry}>
            <Trans>Try again</Trans>
          </Button>
        </>
      )}
    </div>
  );
}

function useSize() {
  const stage = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 800, height: 600 });
  useLayoutEffect(() => {
    if (!stage.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      setSize({ width: Math.max(1, width), height: Math.max(1, height) });
    });
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);
  return { stage, size };
}
