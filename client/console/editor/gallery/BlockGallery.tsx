import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useRef, useState } from 'react';
import { Collection, Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components';
import { TextField } from '../../ui/TextField.tsx';
import type { ChoiceProps } from './Gallery.tsx';
import { GallerySkeleton } from './GallerySkeleton.tsx';
import { type GalleryItem, searchItems } from './gallery-items.ts';
import { Picture } from './Picture.tsx';
import { useCategories } from './use-categories.ts';
import { useGalleryItems } from './use-gallery-items.ts';

/** The blocks that are allowed at a place, by category, with a search in four languages. */
export function BlockGallery({ site, place, onAdd, pictureOf }: ChoiceProps) {
  const { t } = useLingui();
  const categories = useCategories();
  const [query, setQuery] = useState('');
  const items = useGalleryItems(site, place);
  const list = useRef<HTMLDivElement>(null);
  const found = useMemo(() => searchItems(items ?? [], query), [items, query]);
  const sections = useMemo(() => byCategory(found, Object.keys(categories)), [found, categories]);
  return (
    <>
      <TextField
        label={t`Search`}
        help={t`In Korean, English, Japanese or Chinese`}
        value={query}
        onChange={setQuery}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') list.current?.querySelector<HTMLElement>('[role="option"]')?.focus();
          // Escape closes the dialog.
          else event.continuePropagation();
        }}
        autoFocus
        type="search"
      />
      <p className="Hidden" role="status">
        {query !== '' && t`${found.length} found`}
      </p>
      {items === undefined ? (
        <GallerySkeleton />
      ) : (
        <ListBox
          ref={list}
          className="Gallery"
          aria-label={t`Blocks`}
          layout="grid"
          items={sections}
          dependencies={[categories, site]}
          onAction={(id) => {
            const item = found.find((one) => one.id === id);
            if (item) onAdd(item.node);
          }}
          renderEmptyState={() => (
            <p className="Gallery-none">
              <Trans>No block with these words may stand here.</Trans>
            </p>
          )}
        >
          {({ id: category, items: ofCategory }) => (
            <ListBoxSection id={`category ${category}`} className="Gallery-section">
              <Header className="Gallery-category">{categories[category] ?? category}</Header>
              <Collection items={ofCategory}>
                {({ id, block, detail, node }) => (
                  <ListBoxItem
                    id={id}
                    textValue={[block.label, detail].filter(Boolean).join(', ')}
                    className="Gallery-one"
                  >
                    <Picture request={pictureOf(node)} code={site.code} origin={site.origin} />
                    <span className="Gallery-name">
                      {block.label} {detail && <span className="Badge">{detail}</span>}
                    </span>
                    <span className="Field-help Gallery-about">{block.description}</span>
                  </ListBoxItem>
                )}
              </Collection>
            </ListBoxSection>
          )}
        </ListBox>
      )}
    </>
  );
}

/** Groups items by the category of their block. Categories that `order` lacks come last. */
function byCategory(items: readonly GalleryItem[], order: readonly string[]) {
  const names = [...new Set([...order, ...items.map(({ block }) => block.category)])];
  return names
    .map((id) => ({ id, items: items.filter(({ block }) => block.category === id) }))
    .filter((section) => section.items.length > 0);
}
