import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageContext } from '#engine/context/page-context.ts';
import { ExpiryContext } from '#engine/context/use-clock.ts';
import { PageLinksContext } from '#engine/context/use-has-page-links.ts';
import { PageProvider } from '#engine/context/use-page.tsx';
import { i18nOf } from '#engine/i18n/catalog.ts';
import { compileCatalog } from '#engine/i18n/compile-catalog.ts';
import shared from '#engine/i18n/messages.json' with { type: 'json' };
import type { BlockComponent, MessageFile } from '#registry/contract.ts';
import { homepageConfig } from '#schemas/site/homepage-config.ts';

type Parts = { component: BlockComponent; messages: MessageFile };
type Given = {
  data: unknown;
  source?: unknown;
  config?: Record<string, unknown>;
  page?: Partial<PageContext>;
  slots?: Record<string, string>;
  /** Whether the source reads the page that the URL names; true by default. */
  hasPageLinks?: boolean;
};

/** Renders a static block on an English page, for tests. Returns its HTML and the times at which it expires. */
export function renderForTest(
  { component: Block, messages }: Parts,
  given: Given,
): { html: string; expiries: string[] } {
  const expiries: string[] = [];
  const page = {
    locale: 'en',
    mainLocale: 'ko',
    path: '/',
    query: {},
    params: {},
    now: '2026-11-21T03:00:00.000Z',
    config: homepageConfig.parse(given.config ?? {}),
    ...given.page,
  } as PageContext;
  const catalog = { ...compileCatalog(shared, 'en'), ...compileCatalog(messages, 'en') };
  const html = renderToStaticMarkup(
    <ExpiryContext value={(until) => expiries.push(until)}>
      <PageProvider page={page}>
        <I18nProvider i18n={i18nOf(catalog, 'en')}>
          <PageLinksContext value={given.hasPageLinks ?? true}>
            <Block id="block" data={given.data} source={given.source} slots={given.slots ?? {}} />
          </PageLinksContext>
        </I18nProvider>
      </PageProvider>
    </ExpiryContext>,
  );
  return { html, expiries };
}
