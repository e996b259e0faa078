import { expect, test } from 'vitest';
import { registry } from '#registry/manifest.server.ts';
import { loadSample, withOwnPictures } from './samples.ts';

test('every block has sample data that fits its schema', async () => {
  for (const { type, schema } of registry.blocks.values()) {
    const sample = await loadSample(type);
    expect(schema.safeParse(sample).error, type).toBeUndefined();
  }
  expect(await loadSample('Missing')).toBeUndefined();
});

test('the pictures of a sample are replaced by those of the partner, with their sizes', () => {
  const media = ['tall', 'wide', 'wider'].map((name, at) => ({
    ...{ name, version: 'v', url: `/files/han/${name}.webp?v=1`, bytes: 1 },
    ...{ width: 100 * (at + 1), height: 150, uploadedAt: null, uploadedBy: null },
  }));
  const data = {
    items: [1, 2, 3].map(() => ({ image: { url: '/files/bomnal/a.webp', width: 9, height: 9, alt: 'x' } })),
  };
  expect(withOwnPictures(data, media)).toEqual({
    items: ['wide', 'wider', 'wide'].map((name, at) => ({
      image: { url: `/files/han/${name}.webp?v=1`, width: at === 1 ? 300 : 200, height: 150, alt: 'x' },
    })),
  });
  expect(withOwnPictures({ ...data, url: '/products' }, [])).toEqual({ ...data, url: '/products' });
});
