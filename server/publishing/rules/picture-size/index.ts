import { ownPictureSize, picturesInData } from '../../pictures/pictures-in-data.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  level: 'error',
  title: { ko: '파일과 다른 사진 크기', en: 'Wrong size of a picture' },
  about: {
    ko: '사진의 너비와 높이는 파일과 같아야 합니다. 다르면 사진이 찌그러지거나 불러오는 동안 화면이 밀립니다.',
    en: 'The width and height of a picture are those of its file; otherwise it is distorted, or the page moves while it loads.',
  },
  *check({ nodes, partner }) {
    if (!partner) return;
    for (const { path, picture } of picturesInData(nodes)) {
      const file = ownPictureSize(picture.url, partner);
      // A vector has the shape of its file in any size.
      if (!file || (picture.url.includes('.svg') && isSameShape(picture, file))) continue;
      for (const side of ['width', 'height'] as const) {
        if (picture[side] === file[side]) continue;
        yield {
          path: [...path, side],
          message: {
            ko: `${side === 'width' ? '너비' : '높이'} ${picture[side]}이(가) 파일의 ${file[side]}과(와) 다릅니다`,
            en: `The ${side} ${picture[side]} is not that of the file, ${file[side]}`,
          },
          remedy: { ko: `${file[side]}(으)로 고치세요.`, en: `Change it to ${file[side]}.` },
          fix: [{ path: [...path, side], value: file[side] }],
        };
      }
    }
  },
  examples: {
    passing: [
      { document: introWith(1200, 800), partner: withFile() },
      { document: introWith(1, 1) },
      { document: introWith(800, 800, '?v=before'), partner: withFile() },
      { document: introWith(1200, 800, '?v=unknown'), partner: withFile() },
    ],
    failing: [
      {
        document: introWith(1200, 900),
        partner: withFile(),
        at: 'pages["/landing"].sections[0].data.image.height',
      },
      {
        document: introWith(800, 800),
        partner: withFile(),
        at: 'pages["/landing"].sections[0].data.image.width',
      },
      {
        document: introWith(1200, 800, '?v=before'),
        partner: withFile(),
        at: 'pages["/landing"].sections[0].data.image.width',
      },
    ],
  },
});

const isSameShape = ({ width, height }: Record<string, unknown>, file: { width: number; height: number }) =>
  Math.abs(Number(width) / Number(height) - file.width / file.height) < 0.02;

function introWith(width: number, height: number, version = '') {
  const image = { url: `/files/demo/space.webp${version}`, width, height, alt: '' };
  const intro = { id: 'intro', type: 'PageIntro', v: 1, data: { image } };
  return { pages: { '/landing': { sections: [intro] } } };
}

function withFile() {
  const current = { width: 1200, height: 800 };
  const versions = new Map([
    ['before', { width: 800, height: 800 }],
    ['now', current],
  ]);
  return { pictures: new Map([['space.webp', { ...current, versions }]]) };
}
