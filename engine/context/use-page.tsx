import { createContext, type ReactNode, use } from 'react';
import { localizedHref } from '#engine/route/href.ts';
import type { PageContext } from './page-context.ts';

const Context = createContext<PageContext | null>(null);

/** Provides the page to the blocks below it. */
export function PageProvider({ page, children }: { page: PageContext; children: ReactNode }) {
  return <Context value={page}>{children}</Context>;
}

/** The page of a block. Throws outside a page: a block is never rendered alone. */
export function usePage(): PageContext {
  const page = use(Context);
  if (!page)
    throw new Error(
      '[context] usePage outside a page. Render the block through renderNode or HydratedIsland.',
    );
  return page;
}

/** Returns a function that prefixes a site path with the language segment; other URLs are left unchanged. */
export function useHref(): (url: string) => string {
  const { locale, mainLocale } = usePage();
  return (url) => localizedHref(url, locale, mainLocale);
}
