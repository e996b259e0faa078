import { z } from 'zod';
import { languageCodes, localizedText } from '#schemas/primitives.ts';
import { labeled } from '../labeled.ts';
import { binding } from './binding.ts';
import { maxNodes } from './document-limits.ts';
import { node, sourceRef } from './node.ts';
import { globalSlots } from './slots.ts';

const headText = z.union([localizedText, binding]);

/** The URL of a picture. Publishing checks it (`picture-file`): the shape alone accepts any text. */
const shareImage = z.string().meta({ format: 'picture' });

/**
 * A source of the page itself. An `optional` one may fail: its bindings are then empty, and the page is still shown.
 */
const pageSource = sourceRef
  .extend({
    optional: labeled(z.boolean().optional(), {
      en: ['Optional', 'The page is shown even if this finds nothing.'],
      ko: ['선택 사항', '결과가 없어도 페이지를 보여 줍니다.'],
    }),
  })
  .meta({ id: 'PageSource' });

/**
 * One page: its head, its sections, the sources it depends on and the global slots it overrides.
 * A 404 from one of `sources` makes it a not-found page, unless the source is optional; the data is bound as
 * `page.<alias>`.
 * `until` binds a period (`startAt`, `endAt`, `isAlways`): once it has ended, `/event-ended` is shown instead.
 */
export const page = z
  .strictObject({
    title: labeled(headText.optional(), {
      en: ['Title', 'Title of the page in the browser tab and in search results.'],
      ko: ['제목', '브라우저 탭과 검색 결과에 표시되는 제목입니다.'],
      examples: [{ ko: '첫 방문 안내', en: 'Your first visit', ja: '初めての方へ', zh: '首次来院指南' }],
    }),
    description: labeled(headText.optional(), {
      en: ['Description', 'Short text in search results and in shared links.'],
      ko: ['설명', '검색 결과와 공유 링크에 표시되는 문구입니다.'],
      examples: [
        {
          ko: '처음 오시는 분을 위한 안내입니다.',
          en: 'What to know before your first visit.',
          ja: '初めて来院される方へのご案内です。',
          zh: '首次来院须知。',
        },
      ],
    }),
    image: labeled(z.union([shareImage, binding]).optional(), {
      en: ['Share image', 'Picture shown when the page is shared.'],
      ko: ['공유 이미지', '페이지를 공유할 때 표시되는 이미지입니다.'],
      examples: ['/files/bomnal/og.webp', { $bind: 'page.product.row.image.url' }],
    }),
    noindex: labeled(z.boolean().optional(), {
      en: ['Hidden from search engines', 'Search engines do not list the page.'],
      ko: ['검색 제외', '검색엔진에 노출되지 않습니다.'],
    }),
    until: labeled(binding.optional(), {
      en: ['Ends with', 'Once this period is over, visitors read that the event has ended.'],
      ko: ['종료 시점', '연결한 기간이 끝나면 이벤트 종료 페이지가 대신 표시됩니다.'],
      examples: [{ $bind: 'page.product.row.event' }],
    }),
    sources: labeled(z.record(z.string(), pageSource).optional(), {
      en: ['Content', 'Content that the page needs. If one finds nothing, visitors get the not-found page.'],
      ko: ['콘텐츠', '페이지에 꼭 필요한 콘텐츠입니다. 결과가 없으면 찾을 수 없음 페이지가 표시됩니다.'],
    }),
    slots: labeled(globalSlots.optional(), {
      en: ['Shared parts', 'Header, footer and others, where this page differs from the site.'],
      ko: ['공통 영역', '이 페이지에서만 다르게 쓸 헤더, 푸터 등입니다.'],
    }),
    sections: labeled(z.array(node).max(maxNodes), {
      en: ['Sections', 'The content of the page, from top to bottom.'],
      ko: ['섹션', '위에서 아래로 이어지는 페이지 내용입니다.'],
    }),
  })
  .meta({ id: 'Page' });
export type Page = z.infer<typeof page>;

const startsAsPath = z.string().regex(/^\//, 'a page key starts with /');

/**
 * A path without the language, in the form used to look up URLs: a page with any other key is unreachable. Checked when
 * a site is published. Sites published before this check existed are still shown.
 */
export const pageKey = startsAsPath
  .regex(/^\/$|[^/]$/, 'a page key does not end with /')
  .regex(/^[^\s?#]*$/, 'a page key has no blanks, no ? and no #')
  .regex(
    new RegExp(`^/(?!(?:${languageCodes.join('|')})(?:/|$))`),
    'a page key has no language; the page is shown in all of them',
  );

/** Page key (`/products/{productId}`) → page. */
export const pages = z.record(startsAsPath, page);
