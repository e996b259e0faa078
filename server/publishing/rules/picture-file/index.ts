import { allowedImageUrl } from '#engine/image/allowed-image-url.ts';
import { nearest } from '#engine/resolve/nearest.ts';
import { picturesOfSite } from '#engine/resolve/pictures-of-site.ts';
import { fileVersion } from '#schemas/served-file.ts';
import type { PartnerFacts } from '../../partner-facts.ts';
import { defineRule, type Problem } from '../../rule.ts';

export default defineRule({
  level: 'error',
  title: { ko: '표시할 수 없는 사진', en: 'Picture that cannot be shown' },
  about: {
    ko: '사진은 병원의 파일이나 허용된 주소(IMAGE_ORIGINS)의 것이어야 방문자에게 보입니다.',
    en: 'Visitors only see pictures of the partner, and of origins in IMAGE_ORIGINS.',
  },
  check: ({ document, registry, partner }) =>
    partner
      ? picturesOfSite(document, registry).flatMap(({ path, url, isShared }) => {
          const problem = problemOf(url, isShared, partner);
          return problem ? [{ path, ...problem }] : [];
        })
      : [],
  examples: {
    passing: [
      { document: hero('/files/demo/hero.webp') },
      { document: hero('/files/demo/hero.webp?v=1a2b3c4d5e') },
      { document: hero('https://cdn.example/a.webp') },
      { document: { pages: { '/a': { image: 'https://other.example/a.webp', sections: [] } } } },
    ],
    failing: [
      { document: hero('/files/demo/heros.webp'), at: 'pages["/a"].sections[0].data.image.url' },
      { document: hero('/files/other/hero.webp'), at: 'pages["/a"].sections[0].data.image.url' },
      { document: hero('https://other.example/a.webp'), at: 'pages["/a"].sections[0].data.image.url' },
    ],
  },
});

/** Why visitors would not see a picture. */
function problemOf(
  url: string,
  isShared: boolean,
  { code, pictures, imageOrigins }: PartnerFacts,
): Omit<Problem, 'path'> | undefined {
  if (/^(https?:)?\/\//i.test(url)) {
    if (isShared || allowedImageUrl(url, imageOrigins)) return undefined;
    return {
      message: {
        ko: `다른 사이트의 사진은 표시되지 않습니다: ${url}`,
        en: `A picture of another site is not shown: ${url}`,
      },
      remedy: {
        ko: `미디어에 올린 사진(/files/${code}/)이나 허용된 주소(IMAGE_ORIGINS)의 사진을 쓰세요.`,
        en: `Choose one from the media library (/files/${code}/), or from an origin that the site allows (IMAGE_ORIGINS).`,
      },
    };
  }
  const [, owner, name = ''] = /^\/files\/([^/]*)\/(.*)$/.exec(url.replace(fileVersion, '')) ?? [];
  if (owner === undefined || (owner === code && pictures.has(name))) return undefined;
  const meant = meantPicture(name, owner === code, pictures);
  return {
    message:
      owner === code
        ? { ko: `없는 사진입니다: ${url}`, en: `There is no such picture: ${url}` }
        : {
            ko: `"${code}" 병원의 사진이 아닙니다: ${url}`,
            en: `The picture does not belong to the partner "${code}": ${url}`,
          },
    ...(meant && {
      remedy: {
        ko: `"/files/${code}/${meant}"을(를) 쓰려던 것인가요?`,
        en: `Did you mean "/files/${code}/${meant}"?`,
      },
    }),
  };
}

/**
 * The partner's picture that a name probably means. `space-9.webp` is no misspelt `space-1.webp` but another picture; and
 * of another partner's pictures, only the one with the same name can be meant.
 */
function meantPicture(name: string, isOwn: boolean, pictures: PartnerFacts['pictures']): string | undefined {
  if (!isOwn) return pictures.has(name) ? name : undefined;
  const withoutNumbers = (text: string) => text.replace(/\d+/g, '');
  const others = [...pictures.keys()].filter((one) => withoutNumbers(one) !== withoutNumbers(name));
  return nearest(name, others);
}

function hero(url: string) {
  const intro = { id: 'intro', type: 'PageIntro', v: 1, data: { image: { url, width: 1200, height: 800 } } };
  return { pages: { '/a': { sections: [intro] } } };
}
