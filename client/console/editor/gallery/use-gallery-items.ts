import { useMemo } from 'react';
import useSWRImmutable from 'swr/immutable';
import type { CopiedNode } from '#schemas/operator/section-calls.ts';
import { call } from '../../api/call.ts';
import type { Json } from '../document/parse-document.ts';
import type { EditorData } from '../schema/use-editor-data.ts';
import { blocksFor, type Place } from '../tree/places.ts';
import { type GalleryItem, itemsOf, templateSample } from './gallery-items.ts';
import { loadSample, withOwnPictures } from './samples.ts';

/**
 * The items that are allowed at a place. Their content comes from the template, or else from the block's sample with the
 * partner's pictures. Undefined until the samples have loaded.
 */
export function useGalleryItems(
  { code, data, template }: { code: string; data: EditorData; template: Json | undefined },
  place: Place,
): GalleryItem[] | undefined {
  const { schema, templates } = data;
  const blocks = useMemo(() => blocksFor(place, data.blocks), [place, data]);
  const written = useMemo(
    () => new Map(blocks.map(({ type }) => [type, templateSample(templates, template, type)])),
    [blocks, templates, template],
  );
  const missing = blocks.filter(({ type, presets }) => !written.get(type) && presets.length === 0);
  const types = missing.map(({ type }) => type);
  const samples = useSWRImmutable(['samples', code, ...types], async () => {
    // A partner without pictures gets those of the sample.
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
    return blocks.flatMap((block) => itemsOf(schema, block, sampleOf));
  }, [samples.data, samples.error, written, blocks, schema, data]);
}
