import { expect, test } from 'vitest';
import { samplePage } from '#tests/contract/sample-page.ts';
import { fixtures } from './fixtures.ts';
import { schema } from './schema.ts';
import { structuredData } from './structured-data.ts';

const page = samplePage('en', { path: '/about', pageKey: '/about' });
const whole = { ...fixtures.default.data, title: 'A walk', description: 'Through the clinic' };
const describe = (data: Record<string, unknown>) =>
  structuredData({ data: schema.parse(data) as never, source: undefined }, page);

test('a video with a name, a picture and a date is described as its page shows it', () => {
  expect(describe(whole)).toEqual([
    {
      '@type': 'VideoObject',
      name: 'A walk',
      description: 'Through the clinic',
      thumbnailUrl: expect.stringMatching(/^https?:\/\/[^/]+\/_image\?url=%2Ffiles%2Fbomnal%2Fstory-1\.webp/),
      // Midnight at the clinic.
      uploadDate: '2026-03-01T15:00:00.000Z',
      embedUrl: expect.stringContaining('youtube-nocookie.com/embed/aqz-KE-bpKQ'),
    },
  ]);
  expect(describe({ ...whole, label: 'The film' })).toMatchObject([{ name: 'The film' }]);
});

test.each(['title', 'poster', 'uploadedOn'])(
  'without %s it is not described: search engines require it',
  (name) => {
    expect(describe({ ...whole, [name]: undefined })).toEqual([]);
  },
);
