import { useState } from 'react';
import type { Json } from '#schemas/json.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { focusActions } from '../pages/focus-actions.ts';
import { PageActions } from '../pages/PageActions.tsx';
import type { PageDialog } from '../pages/page-dialog-props.ts';
import { isOwnPage } from '../pages/page-operations.ts';
import { usePageChanges } from '../pages/use-page-changes.ts';
import { PageChoice } from './PageChoice.tsx';
import type { SiteView } from './use-site-view.ts';

// Pages are added rarely.
const PageDialogs = lazyPart(() => import('../pages/PageDialogs.tsx').then((module) => module.PageDialogs), {
  rows: 0,
});

type Props = {
  view: SiteView & { languages: readonly LanguageCode[] };
  document: Json | undefined;
  template: Json | undefined;
  /** URL of the site. */
  origin: string;
  isReadOnly: boolean;
};

/** The choice of the page, and what can be done with whole pages. */
export function PageBar({ view, document, template, origin, isReadOnly }: Props) {
  const { page, keys, languages } = view;
  const changes = usePageChanges(view.showPage);
  const [dialog, setDialog] = useState<PageDialog>();
  return (
    <div className="PageBar">
      <PageChoice
        key={`${page} ${keys.length}`}
        view={view}
        document={document}
        template={template}
        onNew={isReadOnly || !changes.isPossible ? undefined : (typed) => setDialog({ kind: 'new', typed })}
      />
      {!isReadOnly && (
        <PageActions
          page={page}
          isOfTemplate={!isOwnPage(document, template, page)}
          isDisabled={!changes.isPossible}
          onOpen={setDialog}
        />
      )}
      {dialog && (
        <PageDialogs
          dialog={dialog}
          page={page}
          keys={keys}
          document={document}
          template={template}
          languages={languages}
          origin={origin}
          changes={changes}
          onClose={() => {
            setDialog(undefined);
            void focusActions();
          }}
        />
      )}
    </div>
  );
}
