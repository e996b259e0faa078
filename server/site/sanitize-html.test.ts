import { expect, test } from 'vitest';
import { linearTimeoutMs } from '#tests/setup/linear-time.ts';
import { sanitizeHtml } from './sanitize-html.ts';

test('prose is left unchanged', () => {
  const html = '<h2>안내</h2><p>본문 <strong>강조</strong></p><ul><li>하나</li></ul>';
  expect(sanitizeHtml(html)).toBe(html);
});

test('scripts, handlers, styles and frames are removed', () => {
  const html =
    '<script>alert(1)</script><p onclick="x()" style="color:red">a</p><iframe src="//evil"></iframe><svg onload=x()></svg>';
  expect(sanitizeHtml(html)).toBe('<p>a</p>');
});

test('dangerous links lose their address and external links open safely', () => {
  expect(sanitizeHtml('<a href="javascript:alert(1)">x</a>')).toBe('<a>x</a>');
  expect(sanitizeHtml('<a href="//evil.example">x</a>')).toBe('<a>x</a>');
  expect(sanitizeHtml('<a href="https://a.example/">x</a>')).toBe(
    '<a href="https://a.example/" target="_blank" rel="noopener noreferrer">x</a>',
  );
  expect(sanitizeHtml('<a href="/products">x</a>')).toBe('<a href="/products">x</a>');
});

test('a link to a part of the page is preserved', () => {
  const html = '<p><a href="#parking">x</a></p><h2 id="parking">주차</h2>';
  expect(sanitizeHtml(html)).toBe(html);
  expect(sanitizeHtml('<a href="#">x</a>')).toBe('<a>x</a>');
});

test.each([
  'kakaomap://place?id=1',
  'nmap://place?lat=37.5&amp;lng=127',
  'tmap://route?goalname=a',
  'tel:+8221234567',
  'mailto:a@b.kr',
])('a link that opens an app is preserved: %s', (href) => {
  expect(sanitizeHtml(`<a href="${href}">x</a>`)).toBe(`<a href="${href}">x</a>`);
});

test('an h1 in content becomes an h2', () => {
  expect(sanitizeHtml('<h1>제목</h1>')).toBe('<h2>제목</h2>');
});

test('content cannot use the ids by which the page finds its own elements', () => {
  expect(sanitizeHtml('<p id="maru-model">{}</p><p id="main">a</p><h2 id="s-header-X">b</h2>')).toBe(
    '<p>{}</p><p>a</p><h2>b</h2>',
  );
  expect(sanitizeHtml('<h2 id="care">care</h2>')).toBe('<h2 id="care">care</h2>');
});

test('an embedded video becomes our own player, any other frame is removed', () => {
  const html = sanitizeHtml('<iframe src="//www.youtube.com/embed/aqz-KE-bpKQ" onload="x()"></iframe>');
  expect(html).toContain('<figure class="Ui-video" data-video="https://www.youtube-nocookie.com/embed/');
  expect(html).not.toMatch(/<iframe|onload/);
  expect(sanitizeHtml('<iframe src="https://evil.example/youtu.be/aqz-KE-bpKQ"></iframe>')).toBe('');
});

test('content cannot define its own player', () => {
  const html = sanitizeHtml('<figure class="Ui-video" data-video="https://evil.example/"><p>x</p></figure>');
  expect(html).toBe('<figure><p>x</p></figure>');
});

const attributesOf = (html: string) =>
  Object.fromEntries([...html.matchAll(/ ([a-z]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));

test('a picture of the backend gets the widths that screens need, and keeps its dimensions and alt text', () => {
  const html = sanitizeHtml(
    '<p><img src="/files/han/a.webp" alt="휴진 &quot;안내&quot;" width="1200" height="675"></p>',
  );
  expect(attributesOf(html)).toEqual({
    src: '/_image?url=%2Ffiles%2Fhan%2Fa.webp&amp;w=1080&amp;q=75',
    srcset: expect.stringMatching(
      /^\/_image\?url=%2Ffiles%2Fhan%2Fa\.webp&amp;w=384&amp;q=75 384w, .* 1920w$/,
    ),
    sizes: 'auto, (max-width: 768px) 100vw, 768px',
    alt: '휴진 &quot;안내&quot;',
    width: '1200',
    height: '675',
    loading: 'lazy',
    decoding: 'async',
  });
  expect(attributesOf(sanitizeHtml('<img src="/files/han/a.webp" width="300px">')).sizes).toBe('300px');
});

test('a picture of unknown width has no srcset', () => {
  for (const size of ['', 'height="300"', 'width="100%"', 'width="wide"', 'width="-5"', 'width="0"']) {
    const { src, srcset, sizes } = attributesOf(sanitizeHtml(`<img src="/files/han/a.webp" ${size}>`));
    expect(src).toBe('/_image?url=%2Ffiles%2Fhan%2Fa.webp&amp;w=1200&amp;q=75');
    expect([srcset, sizes]).toEqual([undefined, undefined]);
  }
});

test.each([
  ['a drawing', '/files/han/plan.svg'],
  ['an animation', '/files/han/steps.GIF'],
  ['one from another site', 'https://cdn.example/files/han/a.webp'],
  ['one that already uses the image route', '/_image?url=%2Ffiles%2Fhan%2Fa.webp&amp;w=640&amp;q=75'],
  ['one whose address has a query', '/files/han/a.webp?x=2'],
  ['one that traverses up', '/files/../healthz'],
  ['one that hides its path', '/files/han/%2e%2e%2fa.webp'],
  ['one whose address is very long', `/files/han/${'a'.repeat(20_000)}.webp`],
])('a picture that the image route cannot serve is left unchanged: %s', (_, src) => {
  expect(sanitizeHtml(`<img src="${src}" alt="a" width="600" height="400">`)).toBe(
    `<img src="${src}" alt="a" width="600" height="400" loading="lazy" decoding="async" />`,
  );
});

test('a picture of a listed origin is handled like those of the backend; its drawings are left unchanged', () => {
  const shown = (src: string) =>
    attributesOf(sanitizeHtml(`<img src="${src}" width="600" height="400">`, ['https://cdn.example'])).src;
  const made = '/_image?url=https%3A%2F%2Fcdn.example%2Fa.webp%3Fv%3D2&amp;w=640&amp;q=75';
  expect(shown('https://cdn.example/a.webp?v=2')).toBe(made);
  expect(shown('\nhttps://CDN.example:443/x/../a.webp?v=2#top ')).toBe(made);
  expect(shown('/files/han/a.webp')).toMatch(/^\/_image\?url=%2Ffiles/);
  for (const src of [
    'https://cdn.example/plan.svg',
    'https://cdn.example/steps.GIF?v=2',
    'http://cdn.example/a.webp',
    'https://cdn.example.evil.example/a.webp',
    'https://user:secret@cdn.example/a.webp',
  ])
    expect(shown(src)).toBe(src);
  expect(shown('//cdn.example/a.webp')).toBeUndefined();
});

test.each(['data:image/png;base64,R0', 'javascript:alert(1)', '//evil.example/files/a.webp', ' '])(
  'an unsafe picture address is removed: %s',
  (src) => {
    const html = sanitizeHtml(`<img src="${src}" alt="a">`);
    expect(html).toMatch(/alt="a"/);
    expect(html).not.toMatch(/data:|javascript:|evil|srcset/);
  },
);

test('an address is parsed as in browsers, and cannot escape its attribute', () => {
  const addressIn = (src: string) =>
    decodeURIComponent(attributesOf(sanitizeHtml(`<img src='${src}'>`)).src?.split(/[=&]/)[1] ?? '');
  expect(addressIn('\n/files/han/a\tb c.webp ')).toBe('/files/han/ab%20c.webp');
  expect(addressIn('/files/han/a.webp?v=2')).toBe('/files/han/a.webp?v=2');
  expect(addressIn('/files/han/봄.webp')).toBe('/files/han/%EB%B4%84.webp');
  expect(addressIn('/files/han/a,b (1).webp')).toBe('/files/han/a%2Cb%20(1).webp');
  expect(sanitizeHtml(`<img src='/files/han/"onerror="alert(1)".webp' width=400>`)).not.toMatch(
    /[" ]onerror/,
  );
  expect(sanitizeHtml('<img src="/files/han/a.webp&quot; onerror=&quot;x()" width=400>')).not.toMatch(
    /[" ]onerror/,
  );
});

test('content cannot set its own srcset, sizes or loading priority', () => {
  const html = sanitizeHtml(
    '<img src="https://a.example/a.webp" srcset="//evil.example/a 1x, ,,, javascript:x() 9999w" sizes="1px" loading="eager" decoding="sync" fetchpriority="high">',
  );
  expect(html).toBe('<img src="https://a.example/a.webp" alt="" loading="lazy" decoding="async" />');
});

test('a text with thousands of pictures grows only in proportion', () => {
  const html = '<img src="/files/a" width="999" height="9">'.repeat(5_000);
  expect(sanitizeHtml(html).length).toBeLessThan(html.length * 20);
});

test(
  'markup that is nested too deep becomes one paragraph, without being parsed element by element',
  () => {
    expect(sanitizeHtml(`${'<b>'.repeat(500_000)}a &amp; b<<i>script>`)).toMatch(
      /^<p>\s+a &amp; b&lt; script&gt;<\/p>$/,
    );
  },
  linearTimeoutMs,
);

test.each(['p', 'li', 'td', 'dd'])('any number of <%s> without an end is left as it is', (tag) => {
  const html = sanitizeHtml(`<${tag}>a`.repeat(1_000));
  expect(html).toBe(`<${tag}>a</${tag}>`.repeat(1_000));
});
