import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { PageContext } from '#engine/context/page-context.ts';
import { joinChunks } from '#engine/html/html-chunk.ts';
import { IslandShell } from '#engine/render/island-shell.tsx';
import { islandContext, islandPage } from '#engine/render/pick-facts.ts';
import { newRenderLog, renderNode } from '#engine/render/render-node.tsx';
import type { ResolvedBlock } from '#engine/resolve/resolve-page.ts';
import { textsBesideOthers } from '#tests/setup/translate.ts';

class NothingObserved {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(window, {
  IS_REACT_ACT_ENVIRONMENT: true,
  matchMedia: (media: string) => ({
    media,
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }),
  IntersectionObserver: NothingObserved,
  ResizeObserver: NothingObserved,
});

/**
 * Errors that React reports while an island hydrates its server HTML and unmounts, and every text without its own element:
 * a translator would wrap it (`<font>`), after which React would update a node that is no longer displayed.
 */
export async function hydrationProblems(node: ResolvedBlock, page: PageContext): Promise<unknown[]> {
  const log = newRenderLog();
  document.body.innerHTML = joinChunks(renderNode(node, page, log));
  const island = document.querySelector('maru-island');
  if (!island) throw new Error('no island in the HTML');
  const model = log.islands[island.id];
  const problems: unknown[] = [];
  const logError = console.error;
  console.error = (...all) => void problems.push(all);
  try {
    const root = await act(async () =>
      hydrateRoot(
        island,
        <IslandShell
          component={node.block.component}
          id={island.id}
          // The browser receives data that has been serialized as JSON.
          data={JSON.parse(JSON.stringify(model?.data))}
          source={model?.source === undefined ? undefined : JSON.parse(JSON.stringify(model.source))}
          slots={{}}
          page={islandContext(islandPage(page), model?.facts ?? {})}
          catalog={log.catalogs[node.block.type] ?? {}}
        />,
        { identifierPrefix: `${island.id}-`, onRecoverableError: (error) => problems.push(error) },
      ),
    );
    problems.push(...textsBesideOthers(island).map((text) => `no element of its own: ${text}`));
    await act(async () => root.unmount());
  } finally {
    console.error = logError;
  }
  return problems;
}
