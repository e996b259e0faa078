import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { themeProperties } from '#engine/resolve/theme-css.ts';
import type { OperatorPopup } from '#schemas/operator/popup-calls.ts';
import type { PopupSettings } from '#schemas/site/popup-settings.ts';
import { jsonAt } from '../../editor/document/parse-document.ts';
import { overridesOf } from '../../editor/document/theme-overrides.ts';
import { PreviewPane, type Width } from '../../editor/preview/PreviewPane.tsx';
import { usePreview } from '../../editor/preview/use-preview.ts';
import type { SiteView } from '../../editor/site/use-site-view.ts';
import { showToast } from '../../ui/toasts.tsx';
import type { useOpenSite } from '../document/use-open-site.ts';
import { PopupStage } from './PopupStage.tsx';
import { usePopupTitle } from './popup-title.ts';
import { runningPopups } from './stage.ts';

type Props = {
  site: ReturnType<typeof useOpenSite>;
  view: SiteView;
  popups: readonly OperatorPopup[];
  settings: PopupSettings;
  at: Date;
  width: Width;
  onWidth: (width: Width) => void;
  /** Whether the page has the slot that popups are in. */
  hasSlot: boolean;
};

const noNames = {};

/** The page at the chosen time, with the popups that visitors get there. */
export function PopupPreview({ site, view, popups, settings, at, width, onWidth, hasSlot }: Props) {
  const { t } = useLingui();
  const { code, origin, editor, languages, document, template } = site;
  const device = width < 768 ? 'MOBILE' : 'PC';
  const [main = 'ko'] = languages;
  const theme = useMemo(() => {
    const overrides = overridesOf(jsonAt(document, ['theme']));
    return Object.fromEntries(themeProperties(template?.tokens ?? {}, overrides));
  }, [document, template]);
  const titleOf = usePopupTitle(main);
  const running = hasSlot
    ? runningPopups(popups, { at, place: { path: view.path, pageKey: view.page }, device })
    : [];
  const preview = usePreview({
    code,
    origin,
    names: noNames,
    selected: null,
    request: {
      document: editor.text,
      path: view.path,
      language: view.language,
      device,
      now: at.toISOString(),
    },
    onPoint: (message) => {
      if (message.type === 'go' && !view.go(message.path))
        showToast(t`The site has no page at ${message.path}.`);
    },
  });
  return (
    <PreviewPane
      preview={preview}
      width={width}
      onWidth={onWidth}
      overlay={(window) => (
        <PopupStage
          running={running}
          settings={settings}
          device={device}
          theme={theme}
          window={window}
          language={view.language}
        />
      )}
    >
      <p role="status" className="PopupPreview-count">
        {running.length === 0 ? (
          <Trans>No popup on this page at this time.</Trans>
        ) : (
          <>
            <Plural value={running.length} one="# popup: " other="# popups: " />
            {running.map(({ popup }) => titleOf(popup)).join(' → ')}
          </>
        )}
      </p>
    </PreviewPane>
  );
}
