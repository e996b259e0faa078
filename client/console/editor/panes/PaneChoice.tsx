import { useLingui } from '@lingui/react/macro';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import type { PaneName } from './pane-atoms.ts';
import type { Layout } from './use-panes.ts';

const panes = {
  one: ['structure', 'page', 'form'],
  two: ['structure', 'page'],
  three: [],
} as const satisfies Record<Layout, readonly PaneName[]>;

type Props = { layout: Layout; shown: PaneName; onChange: (pane: PaneName) => void };

/** Chooses what a narrow window shows of the editor. */
export function PaneChoice({ layout, shown, onChange }: Props) {
  const { t } = useLingui();
  const names = { structure: t`Structure`, page: t`Page`, form: t`Edit` };
  if (layout === 'three') return null;
  return (
    <div className="PaneChoice">
      <ToggleButtonGroup
        className="Segments"
        aria-label={t`Part of the editor`}
        selectedKeys={[shown]}
        disallowEmptySelection
        onSelectionChange={(keys) => {
          const chosen = panes[layout].find((pane) => keys.has(pane));
          if (chosen) onChange(chosen);
        }}
      >
        {panes[layout].map((pane) => (
          <ToggleButton key={pane} id={pane} className="Segments-one">
            {names[pane]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
