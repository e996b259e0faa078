import { expect, test } from 'vitest';
import { registry } from '#registry/manifest.server.ts';
import { languageCodes } from '#schemas/language-codes.ts';
import { isLocalized } from '#schemas/localized.ts';
import type { Media } from '#schemas/operator/content-calls.ts';
import { templateSample } from './gallery-items.ts';
import { loadSample, withOwnPictures } from './samples.ts';

test('every block has sample data that fits its schema', async () => {
  for (const { type, schema } of registry.blocks.values()) {
    const sample = await loadSample(type);
    expect(schema.safeParse(sample).error, type).toBeUndefined();
  }
  expect(await loadSample('Missing')).toBeUndefined();
});

test('the texts of blocks that no template has are in the four languages', async () => {
  const untranslated: string[] = [];
  const visit = (value: unknown, place: string): void => {
    if (typeof value === 'string' && /[가-힣]/.test(value)) untranslated.push(`${place}: ${value}`);
    if (typeof value !== 'object' || value === null) return;
    const missing = languageCodes.filter((code) => !Object.hasOwn(value, code));
    if (Array.isArray(value) || !isLocalized(value))
      for (const [key, inner] of Object.entries(value)) visit(inner, `${place}.${key}`);
    else if (missing.length > 0) untranslated.push(`${place}: without ${missing}`);
  };
  const templates = [...registry.templates.values()].map(({ template }) => template);
  for (const type of registry.blocks.keys())
    if (!templateSample({}, templates, type)) visit(await loadSample(type), type);
  expect(untranslated).toEqual([]);
});

const picture = (name: string, width: number, height: number): Media => ({
  name,
  title: null,
  version: 'v',
  url: `/files/han/${name}?v=1`,
  width,
  height,
  bytes: 1,
  uploadedAt: null,
  uploadedBy: null,
});
const sample = (name: string, width: number, height: number) => ({
  image: { url: `/files/bomnal/${name}.webp`, width, height, alt: 'x' },
});

/** The names of the partner's pictures that the samples get. */
function chosen(samples: ReturnType<typeof sample>[], media: Media[]): string[] {
  const shown = withOwnPictures(samples, media) as typeof samples;
  return shown.map(({ image }) => image.url.split('/').at(-1)?.replace('?v=1', '') ?? '');
}

test('the pictures of a sample are replaced by those of the partner, with their sizes', () => {
  const media = [picture('lobby.webp', 300, 150)];
  expect(withOwnPictures(sample('a', 9, 9), media)).toEqual({
    image: { url: '/files/han/lobby.webp?v=1', width: 300, height: 150, alt: 'x' },
  });
  expect(withOwnPictures({ ...sample('a', 9, 9), url: '/products' }, [])).toEqual({
    ...sample('a', 9, 9),
    url: '/products',
  });
});

test('a picture of the same kind comes first, else one of a similar shape, each once while there are others', () => {
  const media = [
    picture('hero-1-m.webp', 100, 100),
    picture('lobby.webp', 160, 90),
    picture('staff-1.webp', 80, 100),
    picture('staff-12.webp', 80, 100),
    picture('yoon.webp', 90, 100),
  ];
  const staff = sample('staff-3', 160, 90);
  expect(chosen([staff, staff, staff], media)).toEqual(['staff-1.webp', 'staff-12.webp', 'staff-1.webp']);
  expect(chosen([sample('hero-1', 200, 100), sample('story-1', 120, 140)], media)).toEqual([
    'lobby.webp',
    'yoon.webp',
  ]);
});

test('a sample never shows results of treatments or pictures with texts', () => {
  const media = ['after-1', 'before-1', 'logo', 'popup-1', 'map'].map((name) =>
    picture(`${name}.webp`, 200, 100),
  );
  expect(chosen([sample('hero-1', 200, 100)], media)).toEqual(['hero-1.webp']);
  expect(chosen([sample('hero-1', 200, 100)], [...media, picture('room.webp', 1, 1)])).toEqual(['room.webp']);
});
