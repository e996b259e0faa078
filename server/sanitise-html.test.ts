import { expect, test } from 'vitest';
import { sanitiseHtml } from './sanitise-html.ts';

test('prose stays as it was written', () => {
  const html = '<h2>안내</h2><p>본문 <strong>강조</strong></p><ul><li>하나</li></ul>';
  expect(sanitiseHtml(html)).toBe(html);
});

test('scripts, handlers, styles and frames are gone', () => {
  const html =
    '<script>alert(1)</script><p onclick="x()" style="color:red">a</p><iframe src="//evil"></iframe><svg onload=x()></svg>';
  expect(sanitiseHtml(html)).toBe('<p>a</p>');
});

test('dangerous links lose their address and outside links open safely', () => {
  expect(sanitiseHtml('<a href="javascript:alert(1)">x</a>')).toBe('<a>x</a>');
  expect(sanitiseHtml('<a href="//evil.example">x</a>')).toBe('<a>x</a>');
  expect(sanitiseHtml('<a href="https://a.example/">x</a>')).toBe(
    '<a href="https://a.example/" target="_blank" rel="noopener noreferrer">x</a>',
  );
  expect(sanitiseHtml('<a href="/products">x</a>')).toBe('<a href="/products">x</a>');
});

test('an h1 in content becomes an h2', () => {
  expect(sanitiseHtml('<h1>제목</h1>')).toBe('<h2>제목</h2>');
});

test('content cannot take the ids by which the page finds its own parts', () => {
  expect(sanitiseHtml('<p id="maru-model">{}</p><p id="main">a</p><h2 id="s-header-X">b</h2>')).toBe(
    '<p>{}</p><p>a</p><h2>b</h2>',
  );
  expect(sanitiseHtml('<h2 id="care">care</h2>')).toBe('<h2 id="care">care</h2>');
});

test('a video that an editor embedded becomes a player of ours, any other frame is gone', () => {
  const html = sanitiseHtml('<iframe src="//www.youtube.com/embed/aqz-KE-bpKQ" onload="x()"></iframe>');
  expect(html).toContain('<figure class="Ui-video" data-video="https://www.youtube-nocookie.com/embed/');
  expect(html).not.toMatch(/<iframe|onload/);
  expect(sanitiseHtml('<iframe src="https://evil.example/youtu.be/aqz-KE-bpKQ"></iframe>')).toBe('');
});

test('content cannot name its own player', () => {
  const html = sanitiseHtml('<figure class="Ui-video" data-video="https://evil.example/"><p>x</p></figure>');
  expect(html).toBe('<figure><p>x</p></figure>');
});
