import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import type { PageContext } from '#engine/context/page-context.ts';
import { PageProvider } from '#engine/context/use-page.tsx';
import { type Catalog, i18nOf } from '#engine/i18n/catalog.ts';
import type { BlockComponent } from '#registry/contract.ts';

type Props = {
  component: BlockComponent;
  id: string;
  data: unknown;
  source: unknown;
  slots: Record<string, ReactNode>;
  page: PageContext;
  catalog: Catalog;
};

/** Wraps a block in its page and message providers: the same tree on the server and in the browser. */
export function IslandShell({ component: Block, id, data, source, slots, page, catalog }: Props) {
  return (
    <PageProvider page={page}>
      <I18nProvider i18n={i18nOf(catalog, page.locale)}>
        <Block id={id} data={data} source={source} slots={slots} />
      </I18nProvider>
    </PageProvider>
  );
}

/** Preserves server-rendered HTML in an island's slot: its code and data never reach the browser. */
export function ServerSlot({ name, children }: { name: string; children?: ReactNode }) {
  const attributes = { className: 'ServerSlot', 'data-slot': name };
  if (children !== undefined) return <div {...attributes}>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty string leaves what the server rendered in place
  return <div {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
