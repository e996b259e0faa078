import { useCallback, useMemo } from 'react';
import useSWRImmutable from 'swr/immutable';
import type { Json } from '#schemas/json.ts';
import type { CopiedNode } from '#schemas/operator/section-calls.ts';
import { call } from '../../api/call.ts';
import { isOfPage } from '../form/facts-of-page.ts';
import type { EditorData } from '../schema/use-editor-data.ts';
import { blocksFor, type Place } from '../tree/places.ts';
import { type GalleryItem, type HasFact, hasAllFacts, itemsOf, templateSample } from './gallery-items.ts';
import { loadSample, withOwnPictures } from './samples.ts';

/**
 * The items that are allowed at a place, except for those that need facts of other pages. Their content comes from the template, or else from the block's sample with the
 * partner's pictures. Undefined until the samples have loaded.
 */
export function useGalleryItems(
  site: { code: string; data: EditorData; document: Json | undefined; template: Json | undefined },
  place: Place,
): GalleryItem[] | undefined {
  const { code, data, document, template } = site;
  const { schema, templates } = data;
  const blocks = useMemo(() => blocksFor(place, data.blocks), [place, data]);
  const hasFact = useCallback<HasFact>(
    (fact) => isOfPage(fact, place.list, document),
    [place.list, document],
  );
  const written = useMemo(
    () =>
      new Map(
        blocks.map(({ type }) => [
          type,
          // A block that only other pages can have is not offered, instead of its sample.
          templateSample(templates, template, type, hasFact) ?? templateSample(templates, template, type),
        ]),
      ),
    [blocks, templates, template, hasFact],
  );
  const missing = blocks.filter(({ type, presets }) => !written.get(type) && presets.length === 0);
  const types = missing.map(({ type }) => type);
  const samples = useSWRImmutable(['samples', code, ...types], async () => {
    // A partner without pictures gets the sample's.
    const { rows } = await call('media', { code }).catch(() => ({ rows: [] }));
    const loaded = await Promise.all(types.map(async (type) => [type, await loadSample(type)] as const));
    return new Map(loaded.map(([type, sample]) => [type, sample && withOwnPictures(sample, rows)]));
  });
  return useMemo(() => {
    if (!samples.data && !samples.error) return undefined;
    const sampleOf = (type: string): CopiedNode | undefined => {
      const sample = samples.data?.get(type);
      const version = data.blocks.get(type)?.version ?? 1;
      return (
        written.get(type) ?? (sample ? { type, v: version, data: sample as CopiedNode['data'] } : undefined)
      );
    };
    const items = blocks.flatMap((block) => itemsOf(schema, block, sampleOf));
    return items.filter(({ node }) => hasAllFacts(node, hasFact));
  }, [samples.data, samples.error, written, blocks, schema, data, hasFact]);
}
