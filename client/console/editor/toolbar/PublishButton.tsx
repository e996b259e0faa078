import { Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { type ComponentProps, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../ui/Button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { ModalDialog } from '../../ui/ModalDialog.tsx';
import { draftStatusAtom } from '../draft/draft-atoms.ts';
import { draftIn } from '../draft/draft-in.ts';
import { useDocument } from '../state/use-document.ts';

// Loaded at first use: it contains a calendar, which the editor's first screen does not need.
const PublishForm = lazyPart(() => import('./PublishForm.tsx').then((module) => module.PublishForm), {
  rows: 4,
});

/** Opens the dialog that publishes the document, either on a click or if the URL has `?publish`. */
export function PublishButton(site: Omit<ComponentProps<typeof PublishForm>, 'onClose'>) {
  const { value } = useDocument();
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useSearchParams();
  const { draft } = useAtomValue(draftStatusAtom);
  // Not of a draft that the URL names and that is still to be opened.
  const isAsked = query.has('publish') && (draftIn(query) ?? draft) === draft;
  useEffect(() => {
    if (!isAsked) return;
    setOpen(true);
    setQuery(
      (now) => {
        now.delete('publish');
        return now;
      },
      { replace: true },
    );
  }, [isAsked, setQuery]);
  return (
    <>
      <Button kind="primary" isDisabled={value === undefined} onPress={() => setOpen(true)}>
        <Trans>Publish…</Trans>
      </Button>
      <ModalDialog title={<Trans>Publish</Trans>} isOpen={isOpen} onOpenChange={setOpen}>
        {(close) => <PublishForm {...site} onClose={close} />}
      </ModalDialog>
    </>
  );
}
