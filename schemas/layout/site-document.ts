import { z } from 'zod';
import { languageListEntry, maxMenuEntries, menuItem, recommendedKeyword } from '#schemas/site/menu.ts';
import { labeled } from '../labeled.ts';
import { pages } from './page.ts';
import { globalSlots } from './slots.ts';
import { tokenOverrides } from './theme.ts';
import { titlePatterns } from './title-patterns.ts';

/**
 * The JSON that an operator edits. A slot or page in it replaces the template's whole slot or page; nothing is
 * deep-merged. Theme overrides patch tokens.
 */
export const siteDocument = z
  .strictObject({
    $schema: labeled(z.string().optional(), {
      en: ['Schema', 'Address of the JSON Schema with which editors complete and check.'],
      ko: ['스키마', '편집기가 자동 완성과 검사에 쓰는 JSON 스키마의 주소입니다.'],
      examples: ['../../../schemas/site.schema.json'],
    }),
    formatVersion: labeled(z.literal(1), {
      en: ['Format', 'Version of the document format: 1.'],
      ko: ['문서 형식', '문서 형식의 버전이며 1입니다.'],
    }),
    template: labeled(z.string().optional(), {
      en: ['Template', 'Design and default pages. Leave it empty for the one in the settings of the clinic.'],
      ko: ['템플릿', '디자인과 기본 페이지입니다. 비워 두면 병원 설정의 템플릿이 적용됩니다.'],
      examples: ['commerce'],
    }),
    theme: labeled(tokenOverrides.optional(), {
      en: ['Theme', 'Colors, fonts and sizes that differ from the template.'],
      ko: ['테마', '템플릿과 다르게 쓸 색, 글꼴, 크기입니다.'],
      examples: [{ 'color.primary.600': '#2f5f48', 'radius.card': '12px' }],
    }),
    menu: labeled(z.array(menuItem).max(maxMenuEntries), {
      en: ['Menu', 'Main menu in the header. The home entry is added by itself.'],
      ko: ['메뉴', '헤더의 주 메뉴입니다. 홈 메뉴는 자동으로 들어갑니다.'],
    }),
    languages: labeled(z.array(languageListEntry).max(20).optional(), {
      en: ['Languages', 'Choices of the language switcher. Leave it out for the languages of the clinic.'],
      ko: ['언어', '언어 선택에 표시할 항목입니다. 비워 두면 병원 설정의 언어가 표시됩니다.'],
    }),
    recommendedKeywords: labeled(z.array(recommendedKeyword).max(20).optional(), {
      en: ['Suggested keywords', 'Suggested by every search; at most 20.'],
      ko: ['추천 검색어', '모든 검색창에 추천됩니다. 최대 20개입니다.'],
    }),
    titles: labeled(titlePatterns.optional(), {
      en: ['Titles', 'How the titles of pages are made, in the browser tab and in search results.'],
      ko: ['제목 형식', '브라우저 탭과 검색 결과에 표시되는 제목의 형식입니다.'],
      examples: [
        {
          treatment: {
            ko: '{title} 가격 | {clinic}',
            en: '{title}: price | {clinic}',
            ja: '{title}の料金 | {clinic}',
            zh: '{title}价格 | {clinic}',
          },
        },
      ],
    }),
    slots: labeled(globalSlots.optional(), {
      en: [
        'Shared parts',
        'Header, footer and others around every page, where they differ from the template.',
      ],
      ko: ['공통 영역', '모든 페이지에 나오는 헤더, 푸터 등을 템플릿과 다르게 쓸 때 정합니다.'],
    }),
    pages: labeled(pages.optional(), {
      en: ['Pages', 'Pages that replace those of the template, and pages of your own.'],
      ko: ['페이지', '템플릿의 페이지를 바꾸거나 새로 만든 페이지입니다.'],
    }),
  })
  .meta({ id: 'SiteDocument' });
export type SiteDocument = z.infer<typeof siteDocument>;

/** Maximum bytes of a document as a string in JSON, which is how the site reads it. Far above real ones. */
export const maxDocumentBytes = 16 * 1024 * 1024;
