import { Trans, useLingui } from '@lingui/react/macro';
import { getDefaultStore, useAtom, useSetAtom } from 'jotai';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Dialog, Heading, OverlayArrow, Popover } from 'react-aria-components';
import { panesAtom } from '../editor/panes/pane-atoms.ts';
import { Button } from '../ui/Button.tsx';
import { tourAtom } from './tour-atoms.ts';
import { useTourSteps } from './use-tour-steps.ts';

/**
 * The tour of the editor: five steps that point at parts of the screen. It can be left at any step. It is hidden while
 * a dialog is open, because it would cover the dialog.
 */
export function Tour() {
  // The account menu, which shows the tour again, is outside of the editor's store.
  const [isShown, show] = useAtom(tourAtom, { store: getDefaultStore() });
  return isShown ? <Steps onEnd={() => show(false)} /> : null;
}

const hasDialog = () => document.querySelector('.Dialog-overlay') !== null;

/** Dialogs are children of the body. */
function watchDialogs(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}

function Steps({ onEnd }: { onEnd: () => void }) {
  const { t } = useLingui();
  const steps = useTourSteps();
  const [index, setIndex] = useState(0);
  const step = steps[index];
  const target = useTarget(step?.target);
  const isDialogOpen = useSyncExternalStore(watchDialogs, hasDialog);
  const showPane = useSetAtom(panesAtom);
  const pane = step?.pane;
  useEffect(() => {
    if (pane) showPane(pane);
  }, [pane, showPane]);
  if (!step || !target || isDialogOpen) return null;
  const number = index + 1;
  const count = steps.length;
  const isLast = number === count;
  return (
    <Popover
      // Each step has its own place.
      key={index}
      className="Popover Tour"
      triggerRef={{ current: target }}
      placement={step.placement}
      isOpen
      isNonModal
      onOpenChange={(isOpen) => isOpen || onEnd()}
      // A click on the page below is not the end of the tour.
      shouldCloseOnInteractOutside={() => false}
    >
      <OverlayArrow className="Tour-arrow">
        <svg width={12} height={12} viewBox="0 0 12 12" aria-hidden="true">
          <path d="M0 0 L6 6 L12 0" />
        </svg>
      </OverlayArrow>
      <Dialog className="Tour-step">
        <p className="Field-help">{t`Step ${number} of ${count}`}</p>
        <Heading slot="title" level={2}>
          {step.title}
        </Heading>
        <p>{step.text}</p>
        <div className="Dialog-buttons">
          {!isLast && (
            <Button kind="quiet" onPress={onEnd}>
              <Trans>Skip the tour</Trans>
            </Button>
          )}
          {index > 0 && (
            <Button onPress={() => setIndex(index - 1)}>
              <Trans>Back</Trans>
            </Button>
          )}
          <Button kind="primary" autoFocus onPress={isLast ? onEnd : () => setIndex(index + 1)}>
            {isLast ? <Trans context="closes a dialog">Done</Trans> : <Trans>Next</Trans>}
          </Button>
        </div>
      </Dialog>
    </Popover>
  );
}

/** The element of a selector once it is on the screen, with an outline while it is the target. */
function useTarget(selector: string | undefined): Element | null {
  const [target, setTarget] = useState<Element | null>(null);
  useEffect(() => {
    const found = selector ? document.querySelector(selector) : null;
    setTarget(found);
    found?.classList.add('is-tourTarget');
    return () => found?.classList.remove('is-tourTarget');
  }, [selector]);
  return target;
}
