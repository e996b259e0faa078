import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { Checkbox } from 'react-aria-components';
import { FormContext } from '../../editor/form/form-context.ts';
import { BrokenDocument } from '../../editor/json/BrokenDocument.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { useChosenPlace } from '../document/use-chosen-place.ts';
import { useDocumentForm } from '../document/use-document-form.ts';
import { useIsWide } from '../document/use-is-wide.ts';
import { useOpenSite } from '../document/use-open-site.ts';
import { ContrastList } from './ContrastList.tsx';
import { ThemePreview } from './ThemePreview.tsx';
import { TokenGroupPart } from './TokenGroupPart.tsx';
import { groupOf, groupTokens } from './token-groups.ts';
import { useTheme } from './use-theme.ts';
import '../document/document.css';
import './theme.css';

/** Colors, fonts and sizes that differ from the template, with the page beside them. */
export function Component() {
  const { t, i18n } = useLingui();
  const site = useOpenSite();
  const { partner, template, templateCode, isBroken, isReadOnly, languages } = site;
  const form = useDocumentForm(site);
  const theme = useTheme(site);
  const isWide = useIsWide();
  const [isChangedOnly, setChangedOnly] = useState(false);
  const [, chosen] = useChosenPlace('theme') ?? [];
  const chosenGroup = typeof chosen === 'string' ? groupOf(chosen) : undefined;
  useTitle(t`Theme`, partner.name);
  const { ofTemplate, overrides } = theme;
  const groups = useMemo(
    () => groupTokens(Object.keys(ofTemplate), Object.keys(overrides), languages),
    [ofTemplate, overrides, languages],
  );
  const label = template?.label;
  const templateName =
    typeof label === 'object' ? (label[i18n.locale as 'ko' | 'en'] ?? templateCode) : label;
  const changed = Object.keys(overrides);
  return (
    <div className={`DocumentScreen ${isWide ? 'DocumentScreen--split' : ''}`}>
      <div className="DocumentScreen-side">
        <div className="DocumentScreen-body">
          <header className="DocumentScreen-head">
            <h1>{t`Theme`}</h1>
            <p className="Field-help">
              <Trans>
                The look of the template {templateName}, and where this site differs. Saved in the site
                document, and visible to visitors once it is published.
              </Trans>
            </p>
          </header>
          {isBroken && <BrokenDocument />}
          <FormContext value={form}>
            <ContrastList theme={theme} />
            <Checkbox className="Check" isSelected={isChangedOnly} onChange={setChangedOnly}>
              <span className="Check-box" aria-hidden="true" />
              <Trans>Only what differs from the template</Trans>
            </Checkbox>
            {isChangedOnly && changed.length === 0 && (
              <p className="Empty">
                <Trans>Nothing differs: the site has the template’s own look.</Trans>
              </p>
            )}
            <fieldset className="DocumentScreen-fields" disabled={isReadOnly || isBroken}>
              {[...groups].map(([group, tokens]) => {
                const shown = isChangedOnly ? tokens.filter((token) => changed.includes(token)) : tokens;
                if (shown.length === 0) return null;
                const key = `${group} ${isChangedOnly} ${group === chosenGroup}`;
                const isOpen = isChangedOnly || group === 'colors' || group === chosenGroup;
                return (
                  <TokenGroupPart key={key} group={group} theme={theme} isOpen={isOpen} tokens={shown} />
                );
              })}
            </fieldset>
          </FormContext>
        </div>
      </div>
      {isWide && <ThemePreview site={site} />}
    </div>
  );
}
