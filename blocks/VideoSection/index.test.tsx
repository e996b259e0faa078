import { expect, test } from 'vitest';
import { renderForTest } from '#blocks/_ui/render-for-test.tsx';
import component from './index.tsx';
import messages from './messages.json' with { type: 'json' };
import { schema } from './schema.ts';

const show = (data: Record<string, unknown>) =>
  renderForTest({ component, messages }, { data: schema.parse(data) }).html;

test('a configured video link becomes a player that starts as a link', () => {
  const html = show({ title: 'Tour', url: 'https://youtu.be/aqz-KE-bpKQ' });
  expect(html).toContain(
    'data-video="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&amp;mute=1',
  );
  expect(html).toMatch(/<a [^>]*href="https:\/\/youtu\.be\/aqz-KE-bpKQ"[^>]*><span[^>]*>Tour<\/span>/);
  expect(html).not.toContain('<iframe');
});

test('a video without a label names its provider', () => {
  expect(show({ url: 'https://vimeo.com/1084537' })).toContain('Watch the video on Vimeo');
});

test('a video shows the day on which it was uploaded, with or without a caption', () => {
  const url = 'https://vimeo.com/1084537';
  const time = '<time dateTime="2026-03-02">2026/03/02</time>'.replace('dateTime', 'datetime');
  expect(show({ url, uploadedOn: '2026-03-02' })).toMatch(/<figcaption[^>]*><time/);
  expect(show({ url, uploadedOn: '2026-03-02', caption: 'Film' }).toLowerCase()).toContain(time);
  expect(show({ url })).not.toContain('figcaption');
});

test('a URL that is not a video is rejected', () => {
  expect(schema.safeParse({ url: 'https://example.com/clip.mp4' }).success).toBe(false);
});
