import { useEffect, useLayoutEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { IslandShell, ServerSlot } from '#engine/render/island-shell.tsx';
import { islandContext } from '#engine/render/pick-facts.ts';
import type { BlockComponent } from '#registry/contract.ts';
import { islands } from '#registry/manifest.client.ts';
import { IslandBoundary } from './IslandBoundary.tsx';
import { keepEarlyInput } from './keep-early-input.ts';
import { currentModel } from './read-model.ts';
import { unschedule } from './schedule-islands.ts';

type Living = { root: Root; component: BlockComponent };

const living = new WeakMap<Element, Living>();
const starting = new WeakMap<Element, Promise<void>>();

type Done = { onDrawn: () => void; onDone: () => void };

/** Runs once its tree is hydrated: `onDrawn` before the visitor can continue. */
function Hydrated({ onDrawn, onDone }: Done) {
  useLayoutEffect(onDrawn, [onDrawn]);
  useEffect(onDone, [onDone]);
  return null;
}

const modelOf = (island: Element) => currentModel().islands[island.id];

function tree(island: Element, component: BlockComponent, html: string, done?: Done) {
  const { page, catalogs } = currentModel();
  const model = modelOf(island);
  if (!model) throw new Error(`[islands] The page has no data for "${island.id}"`);
  const slots = Object.fromEntries(
    (model.slots ?? []).map((name) => [name, <ServerSlot key={name} name={name} />]),
  );
  return (
    <IslandBoundary html={html} onFailed={done?.onDone}>
      <IslandShell
        component={component}
        id={island.id}
        data={model.data}
        source={model.source}
        slots={slots}
        page={islandContext(page, model.facts ?? {})}
        catalog={catalogs[model.type] ?? {}}
      />
      {done && <Hydrated {...done} />}
    </IslandBoundary>
  );
}

/**
 * Loads an island's code and hydrates it; resolves when its effects have run. Repeated calls return the same promise.
 */
export function hydrateIsland(island: HTMLElement): Promise<void> {
  const known = starting.get(island);
  if (known) return known;
  const started = hydrate(island);
  starting.set(island, started);
  // The code may load the next time.
  started.catch(() => starting.delete(island));
  return started;
}

async function hydrate(island: HTMLElement): Promise<void> {
  // Its page was left while this code was loading, and its model with it.
  if (!island.isConnected) return;
  const model = modelOf(island);
  const load = model && islands[model.type];
  if (!load) throw new Error(`[islands] No island "${model?.type ?? island.id}"`);
  const { default: component } = await load();
  if (!island.isConnected) return;
  const hydratedFor = currentModel();
  const onDrawn = keepEarlyInput(island);
  await new Promise<void>((onDone) => {
    const root = hydrateRoot(island, tree(island, component, island.innerHTML, { onDrawn, onDone }), {
      identifierPrefix: `${island.id}-`,
      onRecoverableError: (error) =>
        console.error(`[islands] "${model.type}" differs from the server's HTML.`, error),
    });
    living.set(island, { root, component });
  });
  // A navigation has removed it since: its timers and listeners would leak.
  if (!island.isConnected) return unmountIsland(island);
  island.dataset.hydrated = '';
  // A navigation in between found no hydrated island here to update.
  if (currentModel() !== hydratedFor) updateIsland(island);
}

/** Gives a hydrated island the props of the new page and preserves its state. */
export function updateIsland(island: Element): void {
  const known = living.get(island);
  if (!known || !modelOf(island)) return;
  known.root.render(tree(island, known.component, ''));
}

/**
 * Unmounts an island that leaves the page, and those in its slots. Its element is then empty and can be hydrated again.
 */
export function unmountIsland(island: HTMLElement): void {
  for (const nested of island.querySelectorAll<HTMLElement>('maru-island[data-hydrated]'))
    unmountIsland(nested);
  living.get(island)?.root.unmount();
  living.delete(island);
  starting.delete(island);
  delete island.dataset.hydrated;
  unschedule(island);
}
