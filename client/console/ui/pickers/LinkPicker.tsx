import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { pageLocation } from '#schemas/content/page-location.ts';
import { Button } from '../Button.tsx';
import { isComposing } from '../is-composing.ts';
import { lazyPart } from '../lazy-part.tsx';
import { ModalDialog } from '../ModalDialog.tsx';
import { TextField } from '../TextField.tsx';
import { useKindNames } from './entry-kinds.ts';
import { linkTarget } from './link-targets.ts';
import { useEntry } from './use-entry.ts';
import { type SitePage, useSitePages } from './use-site-pages.ts';

const LinkChoices = lazyPart(() => import('./LinkChoices.tsx').then((module) => module.LinkChoices), {
  rows: 4,
});

type Props = {
  /** A path of the site, a URL, or a link that opens an app. Any text stays as it is. */
  value: string;
  onChange: (value: string) => void;
  /** Takes what was picked in the dialog, in place of `onChange`. */
  onPick?: (value: string) => void;
  label: string;
  isDisabled?: boolean;
  /** Whether only pages of the site are offered, and understood with a language or final slash too. */
  isWithinSite?: boolean;
  /** Whether another website's URL may lack its scheme, like the URL of the header's button (SPEC section 2). */
  completesHosts?: boolean;
  /** Enter in the field does this. */
  onEnter?: () => void;
};

/** Ways to write a URL, which is no language. */
const examples = { anywhere: '/products, https://…', withinSite: '/products' };

/** A URL: typed, or picked from pages and entries of the site. Below it stands where it leads. */
export function LinkPicker({
  value,
  onChange,
  onPick = onChange,
  label,
  isDisabled = false,
  isWithinSite = false,
  completesHosts = false,
  onEnter,
}: Props) {
  const { t } = useLingui();
  const pages = useSitePages();
  const [isOpen, setOpen] = useState(false);
  const whereto = useWhereto(isWithinSite ? pageLocation(value) : value, pages, completesHosts);
  return (
    <div className="LinkPicker">
      <TextField
        label={label}
        value={value}
        onChange={onChange}
        isDisabled={isDisabled}
        placeholder={isWithinSite ? examples.withinSite : examples.anywhere}
        help={whereto}
        spellCheck="false"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !onEnter || isComposing(event.nativeEvent)) return;
          event.preventDefault();
          onEnter();
        }}
      />
      <Button isDisabled={isDisabled} aria-label={t`Choose where to: ${label}`} onPress={() => setOpen(true)}>
        <Trans>Choose…</Trans>
      </Button>
      <ModalDialog title={label} isOpen={isOpen} onOpenChange={setOpen}>
        {(close) => (
          <LinkChoices
            value={value}
            pages={pages}
            isWithinSite={isWithinSite}
            completesHosts={completesHosts}
            onChoose={(address) => {
              onPick(address);
              close();
            }}
          />
        )}
      </ModalDialog>
    </div>
  );
}

/** Where a URL leads, as text. */
function useWhereto(url: string, pages: readonly SitePage[], completesHosts: boolean): string | undefined {
  const { t } = useLingui();
  const kinds = useKindNames();
  const keys = pages.map(({ key }) => key);
  const { kind, page, entry } = linkTarget(url, keys, { completesHosts });
  const found = useEntry(entry?.kind, entry?.id);
  const title = pages.find(({ key }) => key === page)?.title;
  switch (kind) {
    case 'none':
      return undefined;
    case 'entry': {
      const number = `#${entry?.id ?? ''}`;
      const group = entry ? kinds[entry.kind] : '';
      if (found === null) return t`${group}: ${number} does not exist`;
      return t`${group}: ${found?.title ?? number}`;
    }
    case 'page':
      return t`Page: ${title ?? url}`;
    case 'web':
      return t`Another website`;
    case 'phone':
      return t`Phone number`;
    case 'mail':
      return t`Email address`;
    case 'app':
      return t`Opens an app`;
    case 'bare-host':
      return t`The address of another website begins with https://`;
    case 'unknown-page':
      return t`The site has no page at this address.`;
    default:
      return t`Not a link that may be used.`;
  }
}
