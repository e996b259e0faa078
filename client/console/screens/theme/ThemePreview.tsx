import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { useLanguageNames } from '../../editor/form/language-names.ts';
import { PreviewPane, type Width } from '../../editor/preview/PreviewPane.tsx';
import { usePreview } from '../../editor/preview/use-preview.ts';
import { PageChoice } from '../../editor/site/PageChoice.tsx';
import { useSiteView } from '../../editor/site/use-site-view.ts';
import { Select } from '../../ui/Select.tsx';
import { showToast } from '../../ui/toasts.tsx';
import type { useOpenSite } from '../document/use-open-site.ts';
import { type Look, looks, shownDocument } from './shown-document.ts';

const noNames = {};

/** A page of the site beside the theme, before and after its changes. */
export function ThemePreview({ site }: { site: ReturnType<typeof useOpenSite> }) {
  const { t } = useLingui();
  const { code, origin, document, template, languages, editor, isBroken } = site;
  const view = useSiteView(document, template, languages);
  const [look, setLook] = useState<Look>('draft');
  const [width, setWidth] = useState<Width>(1280);
  const shown = isBroken ? editor.text : shownDocument(look, editor.text);
  const preview = usePreview({
    code,
    origin,
    names: noNames,
    selected: null,
    request: {
      ...(shown !== undefined && { document: shown }),
      path: view.path,
      language: view.language,
      device: width < 768 ? 'MOBILE' : 'PC',
    },
    onPoint: (message) => {
      if (message.type === 'go' && !view.go(message.path))
        showToast(t`The site has no page at ${message.path}.`);
    },
  });
  const languageNames = useLanguageNames();
  const names: Record<Look, string> = {
    draft: t`With the changes`,
    template: t`Template’s own look`,
    published: t`As published`,
  };
  return (
    <PreviewPane preview={preview} width={width} onWidth={setWidth}>
      <ToggleButtonGroup
        className="Segments"
        aria-label={t`Before and after`}
        selectedKeys={[look]}
        disallowEmptySelection
        onSelectionChange={(keys) => setLook(looks.find((one) => keys.has(one)) ?? 'draft')}
      >
        {looks.map((one) => (
          <ToggleButton key={one} id={one} className="Segments-one">
            {names[one]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {languages.length > 1 && (
        <Select
          label={t`Language`}
          options={languages.map((one) => ({ id: one, name: languageNames[one] }))}
          value={view.language}
          onChange={view.setLanguage}
        />
      )}
      <PageChoice
        key={`${view.page} ${view.keys.length}`}
        view={view}
        document={document}
        template={template}
      />
    </PreviewPane>
  );
}
