import { useLingui } from '@lingui/react/macro';
import type { Placement } from 'react-aria-components';
import type { PaneName } from '../editor/panes/pane-atoms.ts';
import { useLayout } from '../editor/panes/use-panes.ts';

type TourStep = {
  title: string;
  text: string;
  /** Selector of the part of the screen that the step explains. */
  target: string;
  placement: Placement;
  /** The pane that it explains. */
  pane?: PaneName;
};

/** Where a step points if the window does not show all panes at once: to the choice of the pane, which leaves it room. */
const atChoice = { target: '.PaneChoice', placement: 'bottom' } as const;

/** The steps of the tour, in the operator's language. */
export function useTourSteps(): TourStep[] {
  const { t } = useLingui();
  const layout = useLayout();
  return [
    {
      title: t`The structure`,
      text: t`Every block of the page is listed here, from top to bottom. Choose one to change it, or add, move and remove blocks.`,
      pane: 'structure',
      ...(layout === 'three' ? { target: '.Editor-side', placement: 'end' } : atChoice),
    },
    {
      title: t`The page`,
      text: t`This is the clinic’s own page with your changes. Click a part of it to change that part. Visitors see nothing of it yet.`,
      pane: 'page',
      ...(layout === 'three' ? { target: '.Preview-bar', placement: 'bottom' } : atChoice),
    },
    {
      title: t`The form`,
      text: t`The chosen block’s texts, pictures and options are filled in here, in all languages of the site.`,
      pane: 'form',
      ...(layout === 'one' ? atChoice : { target: '.Editor-form', placement: 'start' }),
    },
    {
      title: t`Saved, and undone`,
      text: t`Every change is saved as a draft by itself, and every step can be undone. Publish when everything is right: you see what changes first.`,
      target: '.Toolbar',
      placement: 'bottom',
    },
    {
      title: t`What visitors send`,
      text: t`Questions, inquiries and reservations arrive in the inbox, the unanswered ones first.`,
      target: '.Frame-nav',
      placement: 'bottom start',
    },
  ];
}
