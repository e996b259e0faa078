import { expect, test } from 'vitest';
import { parseVideoLink, videoOrigins } from './video-link.ts';

const embed = (link: string) => parseVideoLink(link)?.embedUrl;
const youTube = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&mute=1&playsinline=1&rel=0';
const vimeo = 'https://player.vimeo.com/video/1084537?autoplay=1&muted=1&playsinline=1&dnt=1';

test('a youtu.be link becomes an embeddable muted autoplaying player', () => {
  expect(embed('https://youtu.be/aqz-KE-bpKQ')).toBe(youTube);
  expect(embed('https://youtu.be/aqz-KE-bpKQ?si=tracking')).toBe(youTube);
});

test('a vimeo link becomes an embeddable muted autoplaying player', () => {
  expect(embed('https://vimeo.com/1084537')).toBe(vimeo);
  expect(embed('https://vimeo.com/channels/staffpicks/1084537')).toBe(vimeo);
  expect(embed('https://player.vimeo.com/video/1084537')).toBe(vimeo);
  expect(embed('https://vimeo.com/1084537/abcdef1234')).toBe(`${vimeo}&h=abcdef1234`);
});

test.each([
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ&list=PL1',
  'https://m.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com/shorts/aqz-KE-bpKQ',
  'https://www.youtube.com/live/aqz-KE-bpKQ',
  'http://youtube.com/embed/aqz-KE-bpKQ',
  ' https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ ',
])('every address of a video is recognized: %s', (link) => {
  expect(embed(link)).toBe(youTube);
});

test('the start time of a video is preserved', () => {
  for (const time of ['90', '90s', '1m30s'])
    expect(embed(`https://youtu.be/aqz-KE-bpKQ?t=${time}`)).toBe(`${youTube}&start=90`);
  expect(parseVideoLink('https://youtu.be/aqz-KE-bpKQ?t=90')?.watchUrl).toBe(
    'https://youtu.be/aqz-KE-bpKQ?t=90',
  );
});

test('a video of a Vimeo showcase or group is that video', () => {
  expect(embed('https://vimeo.com/showcase/3253534/video/1084537')).toBe(vimeo);
  expect(embed('https://vimeo.com/groups/1234567/videos/1084537')).toBe(vimeo);
  expect(embed('https://vimeo.com/manage/videos/1084537/abcdef1234')).toBe(`${vimeo}&h=abcdef1234`);
  expect(embed('https://vimeo.com/channels/1234567/1084537')).toBe(vimeo);
});

test.each([
  'https://youtu.be/',
  'https://www.youtube.com/@clinic',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/embed/videoseries?list=PL1',
  'https://www.youtube.com/embed/live_stream?channel=UC1',
  'https://www.youtube.com/playlist?list=PL1',
  'https://vimeo.com/about',
  'https://vimeo.com/showcase/3253534',
  'https://vimeo.com/showcase/3253534/embed',
  'https://vimeo.com/album/3253534',
  'https://vimeo.com/event/3253534',
  'https://vimeo.com/groups/1234567',
  'https://vimeo.com/channels/1234567',
  'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
  'https://user@youtu.be/aqz-KE-bpKQ',
  'https://youtu.be/"onload=x',
  'javascript:youtu.be/aqz-KE-bpKQ',
  '/products/youtu.be',
])('other addresses are not recognized: %s', (link) => {
  expect(parseVideoLink(link)).toBeNull();
});

test('players have only origins that a page with a video may frame', () => {
  for (const link of ['https://youtu.be/aqz-KE-bpKQ', 'https://vimeo.com/1084537'])
    expect(videoOrigins).toContain(new URL(embed(link) ?? '').origin);
});
