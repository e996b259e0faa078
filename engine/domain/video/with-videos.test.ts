import { expect, test } from 'vitest';
import { linearTimeoutMs } from '#tests/setup/linear-time.ts';
import { withVideos } from './with-videos.ts';

const player =
  /<figure class="Ui-video" data-video="https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?[^"]*mute=1[^"]*"/;

test('a video link alone on its line becomes a player that starts as a link', () => {
  const html = withVideos('<p>https://youtu.be/aqz-KE-bpKQ</p>');
  expect(html).toMatch(player);
  expect(html).toContain('href="https://youtu.be/aqz-KE-bpKQ"');
  expect(html).not.toContain('<iframe');
  expect(withVideos('<p><a href="https://youtu.be/aqz-KE-bpKQ" target="_blank">Tour</a></p>')).toContain(
    '<span class="Ui-video-label">Tour</span>',
  );
});

test('a video on a line among others splits the paragraph', () => {
  const html = withVideos('<p lang="ko">전<br />https://vimeo.com/1084537<br />후<br />끝</p>');
  expect(html).toMatch(/^<p lang="ko">전<\/p><figure .*<\/figure><p lang="ko">후<br \/>끝<\/p>$/);
  expect(html).toContain('https://player.vimeo.com/video/1084537?');
});

test('a video link within a sentence stays a link', () => {
  const html = '<p>See <a href="https://youtu.be/aqz-KE-bpKQ">this</a> first.</p>';
  expect(withVideos(html)).toBe(html);
});

test('lines with elements that span several lines are left unchanged', () => {
  const html = '<p><b>a<br />https://youtu.be/aqz-KE-bpKQ<br />b</b></p>';
  expect(withVideos(html)).toBe(html);
});

test('other links alone on their line are left unchanged', () => {
  const html = '<p><a href="https://example.com/youtube">x</a></p><p>https://vimeo.com/about</p>';
  expect(withVideos(html)).toBe(html);
});

test(
  'preformatted text is no paragraph, and many of them are read once',
  () => {
    const html = `${'<pre></pre>'.repeat(150_000)}https://youtu.be/aqz-KE-bpKQ`;
    expect(withVideos(html)).toBe(html);
  },
  linearTimeoutMs,
);
