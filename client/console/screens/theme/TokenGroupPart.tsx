import { Plural, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Disclosure, DisclosurePanel, Heading, Button as RowButton } from 'react-aria-components';
import { TokenField } from './TokenField.tsx';
import type { TokenGroup } from './token-groups.ts';
import type { Theme } from './use-theme.ts';

type Props = { group: TokenGroup; tokens: readonly string[]; theme: Theme; isOpen: boolean };

/** The tokens of one group, which opens. */
export function TokenGroupPart({ group, tokens, theme, isOpen }: Props) {
  const { t } = useLingui();
  const [isExpanded, setExpanded] = useState(isOpen);
  const changed = tokens.filter((token) => token in theme.overrides).length;
  const names: Record<TokenGroup, string> = {
    colors: t`Colors`,
    palette: t`Palette`,
    fonts: t`Fonts`,
    texts: t`Text sizes`,
    spacing: t`Spacing`,
    shape: t`Corners, shadows and lines`,
    layout: t`Widths and layers`,
    motion: t`Motion`,
    others: t`Other values`,
  };
  return (
    <Disclosure className="TokenGroup" isExpanded={isExpanded} onExpandedChange={setExpanded}>
      <Heading level={2} className="TokenGroup-head">
        <RowButton slot="trigger" className="List-name">
          <span aria-hidden="true">▸</span> {names[group]}
        </RowButton>
        {changed > 0 && (
          <span className="Badge Badge--accent">
            <Plural value={changed} one="# changed" other="# changed" />
          </span>
        )}
      </Heading>
      <DisclosurePanel className="TokenGroup-fields">
        {/* Hundreds of fields are not made before they are looked at. */}
        {isExpanded && tokens.map((token) => <TokenField key={token} token={token} theme={theme} />)}
      </DisclosurePanel>
    </Disclosure>
  );
}
