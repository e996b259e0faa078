import type { Kind } from '../mutation.ts';
import { newSection, setValue, shareImage } from './place.ts';

const token = (kind: string, rule: string, name: string, value: string | number) =>
  setValue(kind, rule, ['theme', name], value);
const weak = (name: string, value: string) =>
  token(`${name} that cannot be read`, 'token-contrast', `color.${name}`, value);
const wrong = (kind: string, name: string, value: string | number) => token(kind, 'token-kind', name, value);

const html = (kind: string, rule: string, markup: string) =>
  newSection(kind, rule, { type: 'RichText', data: { html: markup } }, ['data', 'html']);

const image = (more: object, url = 'space-1.webp') => ({
  url: `/files/bomnal/${url}`,
  width: 1400,
  height: 933,
  ...more,
});
const gallery = (kind: string, rule: string, more: object, inside: string[]) =>
  newSection(
    kind,
    rule,
    { type: 'SpaceGallery', data: { items: [{ image: image(more) }] } },
    ['data', 'items', 0, 'image', ...inside],
    'bomnal',
  );

const footer = (kind: string, background: string): Kind =>
  setValue(kind, 'own-color-contrast', ['slots', 'footer', 'data', 'background'], background);

const alt = { ko: '대기실', en: 'Lounge', ja: '待合室', zh: '候诊室' };

/** Mutations of colors, tokens, pictures and markup. Grays that are weak on light and dark grounds: several are tried at a time. */
export const themeKinds: readonly Kind[] = [
  weak('text', '#808080'),
  weak('text-muted', '#7a7a7a'),
  weak('bg', '#222222'),
  weak('surface', 'rgb(40 40 40)'),
  weak('surface-alt', 'hsl(0 0% 20%)'),
  weak('accent', '#f3e9dc'),
  weak('accent-strong', '#eeddcc'),
  weak('on-accent', 'var(--color-accent)'),
  weak('danger', '#ffcccc'),
  weak('sale', 'oklch(90% 0.05 20)'),
  weak('success', 'color-mix(in srgb, #ffffff 80%, green)'),
  weak('focus', '#fafafa'),
  weak('line-strong', '#f0f0f0'),
  weak('text-inverse', '#333333'),
  wrong('a width without a unit', 'page.max', 1200),
  wrong('a color for a width', 'page.max', 'red'),
  wrong('a layer with a unit', 'z.header', '20px'),
  wrong('a line height with a unit', 'leading.normal', '24px'),
  wrong('a word for a weight', 'weight.bold', 'heavy'),
  wrong('a border without a unit', 'line.width', 1),
  wrong('a made-up easing', 'ease.out', 'fast'),
  wrong('a color for a shadow', 'shadow.1', '#ffffff'),
  wrong('a length for a font', 'font.body-default', '16px'),
  wrong('a color for a corner', 'radius.card', '#ffffff'),
  wrong('a number for a text size', 'text.16', 16),
  footer('a footer of medium gray', '#808080'),
  footer('a footer of a medium color', '#c0704d'),
  footer('a transparent footer', '#22222280'),
  gallery('a picture that is not there', 'picture-file', { url: '/files/bomnal/space-99.webp', alt }, [
    'url',
  ]),
  gallery('another partner’s picture', 'picture-file', { url: '/files/haru/logo.webp', alt }, ['url']),
  gallery('a picture that is too wide', 'picture-size', { width: 1401, alt }, ['width']),
  gallery('a picture that is too low', 'picture-size', { height: 600, alt }, ['height']),
  gallery('width and height swapped', 'picture-size', { width: 933, height: 1400, alt }, ['width']),
  gallery('a gallery without alternative text', 'picture-alt', {}, []),
  gallery('a gallery with an empty alternative text', 'picture-alt', { alt: '' }, ['alt']),
  gallery('the name of a file as alternative text', 'picture-alt', { alt: 'space-1.webp' }, ['alt']),
  gallery('a camera’s name as alternative text', 'picture-alt', { alt: 'IMG_2041' }, ['alt']),
  gallery('the word picture as alternative text', 'picture-alt', { alt: '사진' }, ['alt']),
  html(
    'a picture without alternative text in markup',
    'picture-alt',
    '<p>글</p><img src="/files/bomnal/space-1.webp">',
  ),
  shareImage('a share image that is a word', 'logo'),
  shareImage('a share image without its folder', 'space-1.webp'),
  shareImage('a share image that leads out of its folder', '/files/../space-1.webp'),
  shareImage('a share image that is an SVG', '/files/bomnal/logo.svg', 'bomnal'),
  shareImage('a share image that is too small', '/files/bomnal/logo-light.png', 'bomnal'),
  html('a script', 'markup-removed', '<p>글</p><script>alert(1)</script>'),
  html('an event handler', 'markup-removed', '<p onclick="alert(1)">글</p>'),
  html('a style', 'markup-removed', '<p style="color:red">글</p>'),
  html('a style sheet', 'markup-removed', '<style>p{color:red}</style><p>글</p>'),
  html('a form', 'markup-removed', '<form><input name="a"></form><p>글</p>'),
  html('a script in a link', 'markup-removed', '<p><a href="javascript:alert(1)">글</a></p>'),
  html('an object', 'markup-removed', '<object data="/a.swf"></object><p>글</p>'),
  html('empty markup', 'text-blank', '<p> </p><p>&nbsp;</p>'),
];
