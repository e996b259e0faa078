// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { beforeAll, expect, test, vi } from 'vitest';
import { IslandShell } from '#engine/render/island-shell.tsx';
import { islandContext, islandPage } from '#engine/render/pick-facts.ts';
import { joinPieces } from '#engine/render/piece.ts';
import { newRenderLog, renderNode } from '#engine/render/render-node.tsx';
import { registry } from '#registry/manifest.server.ts';
import { type Fixture, fixtureNode } from './fixture-node.ts';
import { samplePage } from './sample-page.ts';

const fixtures = import.meta.glob<Record<string, Fixture>>('../../blocks/*/fixtures.ts', {
  eager: true,
  import: 'fixtures',
});

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const observer = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  vi.stubGlobal('IntersectionObserver', observer);
  vi.stubGlobal('ResizeObserver', observer);
});

const islands = [...registry.blocks.values()].filter(({ meta }) => meta.hydrate !== 'never');

test('there are islands to test', () => {
  expect(islands.length).toBeGreaterThan(0);
});

for (const block of islands) {
  for (const [name, fixture] of Object.entries(fixtures[`../../blocks/${block.type}/fixtures.ts`] ?? {})) {
    test(`${block.type}: hydrates its ${name} fixture without a mismatch`, async () => {
      const page = samplePage('en', {
        ...(fixture.pageKey ? { pageKey: fixture.pageKey } : {}),
        ...(fixture.path ? { path: fixture.path } : {}),
      });
      const log = newRenderLog();
      document.body.innerHTML = joinPieces(
        renderNode(fixtureNode(block, fixture, page, registry), page, log),
      );
      const island = document.querySelector('maru-island');
      if (!island) throw new Error('no island in the HTML');
      const model = log.islands[island.id];
      const problems: unknown[] = [];
      const logged = vi.spyOn(console, 'error').mockImplementation((...all) => void problems.push(all));
      const root = await act(async () =>
        hydrateRoot(
          island,
          <IslandShell
            component={block.component}
            id={island.id}
            // What the browser receives has been through JSON.
            data={JSON.parse(JSON.stringify(model?.data))}
            source={model?.source === undefined ? undefined : JSON.parse(JSON.stringify(model.source))}
            slots={{}}
            page={islandContext(islandPage(page), model?.facts ?? {})}
            catalog={log.catalogs[block.type] ?? {}}
          />,
          { identifierPrefix: `${island.id}-`, onRecoverableError: (error) => problems.push(error) },
        ),
      );
      await act(async () => root.unmount());
      logged.mockRestore();
      expect(problems).toEqual([]);
    });
  }
}
