import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { isPartOfPage } from '#schemas/content/page-location.ts';
import type { PickerKind } from '#schemas/operator/content-calls.ts';
import { Select } from '../Select.tsx';
import { EntryList } from './EntryList.tsx';
import { useKindNames } from './entry-kinds.ts';
import { entryAddress, entryPages, linkTarget } from './link-targets.ts';
import { OtherAddress } from './OtherAddress.tsx';
import { PageList } from './PageList.tsx';
import type { SitePage } from './use-site-pages.ts';

type Props = {
  value: string;
  pages: readonly SitePage[];
  isWithinSite: boolean;
  completesHosts: boolean;
  onChoose: (address: string) => void;
};

const elsewhere: ReadonlySet<string> = new Set(['web', 'bare-host', 'phone', 'mail', 'app']);

/** What a link can lead to: a page, an entry, or a URL elsewhere. Opens at what the present value is. */
export function LinkChoices({ value, pages, isWithinSite, completesHosts, onChoose }: Props) {
  const { t } = useLingui();
  const names = useKindNames();
  const keys = pages.map(({ key }) => key);
  const { kind, entry, page } = linkTarget(value, keys, { completesHosts });
  const kinds = (Object.keys(entryPages) as PickerKind[]).filter((one) => {
    const address = entryAddress(one, 1, keys);
    return address !== undefined && !(isWithinSite && isPartOfPage(address));
  });
  const [chosen, setChosen] = useState<PickerKind>(entry?.kind ?? kinds[0] ?? 'products');
  const isElsewhere = !isWithinSite && elsewhere.has(kind);
  return (
    <Tabs className="Picker-tabs" defaultSelectedKey={isElsewhere ? 'other' : entry ? 'entry' : 'page'}>
      <TabList className="Tabs" aria-label={t`Kind of link`}>
        <Tab id="page" className="Tabs-one Picker-tab">
          <Trans>Page</Trans>
        </Tab>
        <Tab id="entry" className="Tabs-one Picker-tab">
          <Trans>Entry</Trans>
        </Tab>
        {!isWithinSite && (
          <Tab id="other" className="Tabs-one Picker-tab">
            <Trans>Elsewhere</Trans>
          </Tab>
        )}
      </TabList>
      <TabPanel id="page" className="Picker-panel">
        <PageList pages={pages} chosen={page} onChoose={onChoose} />
      </TabPanel>
      <TabPanel id="entry" className="Picker-panel">
        <Select
          label={t`What`}
          options={kinds.map((id) => ({ id, name: names[id] }))}
          value={chosen}
          onChange={setChosen}
        />
        <EntryList
          key={chosen}
          kind={chosen}
          chosen={entry?.kind === chosen ? [entry.id] : []}
          onChoose={({ id }) => {
            const address = entryAddress(chosen, id, keys);
            if (address !== undefined) onChoose(address);
          }}
        />
      </TabPanel>
      <TabPanel id="other" className="Picker-panel">
        <OtherAddress value={value} onChoose={onChoose} />
      </TabPanel>
    </Tabs>
  );
}
