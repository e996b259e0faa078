import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useMemo } from 'react';
import { startsWith } from '../../editor/document/operations.ts';
import { Findings } from '../../editor/form/Findings.tsx';
import { FormContext } from '../../editor/form/form-context.ts';
import { BrokenDocument } from '../../editor/json/BrokenDocument.tsx';
import { useFindings } from '../../editor/state/use-findings.ts';
import { Button } from '../../ui/Button.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { useChosenPlace } from '../document/use-chosen-place.ts';
import { useDocumentForm } from '../document/use-document-form.ts';
import { useOpenSite } from '../document/use-open-site.ts';
import { EntryActions } from './EntryActions.tsx';
import { EntryForm } from './EntryForm.tsx';
import { MenuTree } from './MenuTree.tsx';
import { levelsOf } from './menu-findings.ts';
import { useMenu } from './use-menu.ts';
import '../document/document.css';
import './menu.css';

/** The main navigation: a tree of entries, and the form of the chosen one. */
export function Component() {
  const { t } = useLingui();
  const site = useOpenSite();
  const { partner, languages, isReadOnly, isBroken } = site;
  const form = useDocumentForm(site);
  const menu = useMenu(site);
  const { findings } = useFindings();
  const { rows, all, selected, select } = menu;
  const chosen = useChosenPlace('menu');
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new place leads to its entry
  useEffect(() => {
    const row = all.filter(({ path }) => chosen && startsWith(chosen, path)).at(-1);
    if (row) select(row.key);
  }, [chosen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows follow the document
  const levels = useMemo(() => levelsOf(findings, all), [findings, site.document]);
  useTitle(t`Menu`, partner.name);
  const isLocked = isReadOnly || isBroken;
  return (
    <div className="DocumentScreen">
      <div className="DocumentScreen-body MenuScreen">
        <header className="DocumentScreen-head">
          <h1>{t`Menu`}</h1>
          <p className="Field-help">
            <Trans>
              The main navigation in the header. The home entry is added by itself. Visitors see changes once
              they are published.
            </Trans>
          </p>
        </header>
        {isBroken && <BrokenDocument />}
        <Findings findings={form.findingsAt(['menu'])} />
        <FormContext value={form}>
          <div className="MenuScreen-panes">
            <section className="Card MenuScreen-tree" aria-label={t`Entries`}>
              {!isLocked && <EntryActions menu={menu} />}
              {rows.length === 0 ? (
                <div className="Empty">
                  <h2>
                    <Trans>The menu has no entries yet</Trans>
                  </h2>
                  <p>
                    <Trans>Visitors see only the home entry.</Trans>
                  </p>
                  {!isLocked && (
                    <Button kind="primary" onPress={menu.add}>
                      <Trans>Add the first entry</Trans>
                    </Button>
                  )}
                </div>
              ) : (
                <MenuTree menu={menu} languages={languages} levels={levels} isReadOnly={isLocked} />
              )}
              <p className="Field-help">
                <Trans>
                  Drag an entry by its handle, or press Enter on the handle and move it with the arrow keys.
                  Alt with an arrow key moves the chosen entry at once.
                </Trans>
              </p>
            </section>
            <section className="Card MenuScreen-form" aria-label={t`Form`}>
              {selected ? (
                <fieldset className="DocumentScreen-fields" disabled={isLocked}>
                  <EntryForm key={menu.count} row={selected} site={site} />
                </fieldset>
              ) : (
                <p className="Field-help">
                  <Trans>Choose an entry to change its title and link.</Trans>
                </p>
              )}
            </section>
          </div>
        </FormContext>
      </div>
    </div>
  );
}
