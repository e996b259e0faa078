import { createElement, type ReactNode } from 'react';
import type { PageContext } from '#engine/context/page-context.ts';
import { ExpiryContext, InstantContext } from '#engine/context/use-clock.ts';
import { compileCatalog } from '#engine/i18n/compile-catalog.ts';
import sharedMessages from '#engine/i18n/messages.json' with { type: 'json' };
import { IslandShell, ServerSlot } from '#engine/render/island-shell.tsx';
import type { ResolvedBlock, ResolvedNode, ResolvedPage } from '#engine/resolve/resolve-page.ts';
import { type GlobalSlot, globalSlotNames, globalSlotTable } from '#schemas/layout/slots.ts';

const ignore = () => {};

/** A page as one React tree, as in an ordinary application: nothing is split, cached or rendered separately. */
export function WholePage({
  resolved,
  page,
  skip,
}: {
  resolved: ResolvedPage;
  page: PageContext;
  skip: string;
}) {
  const region = (name: string, node: ResolvedNode | undefined) =>
    node && createElement('maru-region', { id: `r-${name}`, key: name }, <Node node={node} page={page} />);
  const slotsIn = (place: GlobalSlot['place']) =>
    globalSlotNames.map(
      (name) => globalSlotTable[name].place === place && region(name, resolved.slots[name]),
    );
  return (
    <ExpiryContext value={ignore}>
      <InstantContext value={page.now}>
        <a className="SkipLink" href="#main">
          {skip}
        </a>
        {slotsIn('before')}
        <div className="Page">
          {slotsIn('beside')}
          <main id="main" className="Page-main" tabIndex={-1}>
            {resolved.sections.map((node) => region(node.key, node))}
          </main>
        </div>
        {slotsIn('after')}
      </InstantContext>
    </ExpiryContext>
  );
}

function Node({ node, page }: { node: ResolvedNode; page: PageContext }): ReactNode {
  if (node.kind === 'error') return null;
  const { block, data, source } = node;
  if (block.meta.isNeeded?.({ source, page }) === false) return null;
  const isIsland = block.meta.hydrate !== 'never';
  const slots = Object.fromEntries(
    Object.entries(node.slots).map(([name, below]) => {
      const filling = below.map((child) => <Node key={child.key} node={child} page={page} />);
      return [
        name,
        isIsland ? (
          <ServerSlot key={name} name={name}>
            {filling}
          </ServerSlot>
        ) : (
          filling
        ),
      ];
    }),
  );
  const id = `${node.key}-${block.type}`;
  const shell = (
    <IslandShell
      component={block.component}
      id={id}
      data={data}
      source={source}
      slots={slots}
      page={page}
      catalog={catalogOf(node, page)}
    />
  );
  return isIsland ? createElement('maru-island', { id, on: block.meta.hydrate }, shell) : shell;
}

// An application has its messages compiled already, so compiling them is not part of the comparison.
const catalogs = new Map<string, ReturnType<typeof compileCatalog>>();

function catalogOf({ block }: ResolvedBlock, { locale }: PageContext) {
  const known = catalogs.get(block.type);
  if (known) return known;
  const catalog = { ...compileCatalog(sharedMessages, locale), ...compileCatalog(block.messages, locale) };
  catalogs.set(block.type, catalog);
  return catalog;
}
