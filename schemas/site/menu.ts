import { z } from 'zod';
import { choice } from '../choice.ts';
import { labeled } from '../labeled.ts';
import { languageCode, localizedText, references, safeUrl } from '../primitives.ts';
import { parseRightButtonUrl } from '../safe-url.ts';

// No clinic has as many: visitors read the whole menu, and every page contains it.
export const maxMenuEntries = 50;
const maxSubmenuEntries = 100;

/** The reservation that the widget opens. */
export const widgetEntry = choice({
  visit: ['For a visit', '방문 예약'],
  treatment: ['For a treatment', '시술 예약'],
});
export type WidgetEntry = z.infer<typeof widgetEntry>;

/** An entry of the second row. */
const subMenuItem = z.strictObject({
  url: labeled(safeUrl, {
    en: ['Link', 'Where the entry leads: a path of this site or a web address.'],
    ko: ['링크', '메뉴를 누르면 이동할 사이트 안 경로나 웹 주소입니다.'],
    examples: ['/products', 'https://blog.example.com'],
  }),
  title: labeled(localizedText, {
    en: ['Title', 'Text of the entry.'],
    ko: ['이름', '메뉴에 표시되는 이름입니다.'],
    examples: [{ ko: '시술 안내', en: 'Treatments', ja: '施術案内', zh: '项目介绍' }],
  }),
  useWidget: labeled(widgetEntry.optional(), {
    en: ['Reservation widget', 'Opens the widget instead of the link.'],
    ko: ['예약 위젯', '링크 대신 예약 위젯을 엽니다.'],
  }),
});

/** An entry of the main navigation. The header adds the home entry itself. */
export const menuItem = subMenuItem.extend({
  subList: labeled(z.array(subMenuItem).max(maxSubmenuEntries).default([]), {
    en: ['Submenu', 'Entries of the second row.'],
    ko: ['하위 메뉴', '둘째 줄에 표시되는 메뉴입니다.'],
  }),
});

const buttonType = choice({
  solid: ['Filled', '채운 버튼'],
  outline: ['With a border', '테두리 버튼'],
  text: ['Text only', '글만'],
});

/** The button at the right of the header; `buttonUrl` follows the right-button rule (SPEC section 2). */
export const rightButton = z.strictObject({
  buttonText: labeled(localizedText, {
    en: ['Text', 'Text of the button.'],
    ko: ['버튼 문구', '버튼에 표시되는 글입니다.'],
    examples: [{ ko: '예약 상담', en: 'Book', ja: 'ご予約', zh: '预约' }],
  }),
  buttonType: labeled(buttonType.default('solid'), {
    en: ['Style', 'Look of the button.'],
    ko: ['모양', '버튼의 스타일입니다.'],
  }),
  buttonUrl: labeled(
    z
      .string()
      .refine((url) => parseRightButtonUrl(url) !== null, 'expected a path or a web address')
      .register(references, { kind: 'link', completesHosts: true })
      .optional(),
    {
      en: ['Link', 'A path of this site, or a web address. If https:// is missing, http:// is put in front.'],
      ko: ['링크', '사이트 안 경로나 웹 주소입니다. 주소에 http가 없으면 http://가 붙습니다.'],
      examples: ['/cscenter/contact', 'https://booking.example.com'],
    },
  ),
  useWidget: labeled(widgetEntry.optional(), {
    en: ['Reservation widget', 'Opens the widget instead of the link.'],
    ko: ['예약 위젯', '링크 대신 예약 위젯을 엽니다.'],
  }),
});

export const recommendedKeyword = z.strictObject({
  keyword: labeled(localizedText, {
    en: ['Keyword', 'Text that visitors can search with one click.'],
    ko: ['검색어', '방문자가 한 번에 검색할 수 있는 말입니다.'],
    examples: [{ ko: '리프팅', en: 'Lifting', ja: 'リフトアップ', zh: '提拉' }],
  }),
});

/** A choice of the language switcher: a language of this site, or another site. */
export const languageListEntry = z.union([
  labeled(
    z.strictObject({
      languageCode: labeled(languageCode, {
        en: ['Language', 'A language of this site.'],
        ko: ['언어', '이 사이트의 언어입니다.'],
      }),
    }),
    {
      en: ['Language of this site', 'Shows this site in another language.'],
      ko: ['이 사이트의 언어', '이 사이트를 다른 언어로 보여 줍니다.'],
    },
  ),
  labeled(
    z.strictObject({
      url: labeled(safeUrl, {
        en: ['Link', 'Address of the site in that language.'],
        ko: ['링크', '그 언어로 된 다른 사이트의 주소입니다.'],
        examples: ['https://jp.example.com'],
      }),
      title: labeled(localizedText, {
        en: ['Title', 'Name of the language as visitors read it, such as 日本語.'],
        ko: ['이름', '日本語처럼 방문자에게 표시되는 언어 이름입니다.'],
        examples: ['日本語'],
      }),
      hrefTarget: labeled(
        choice({ _self: ['This tab', '현재 탭'], _blank: ['New tab', '새 탭'] }).default('_self'),
        {
          en: ['Opens in', 'Where the other site opens.'],
          ko: ['열기 방식', '다른 사이트를 어디에서 열지 고릅니다.'],
        },
      ),
    }),
    {
      en: ['Another site', 'Leads to the site of another language.'],
      ko: ['다른 사이트', '그 언어로 된 다른 사이트로 이동합니다.'],
    },
  ),
]);

export const footerLink = z.strictObject({
  url: labeled(safeUrl, {
    en: ['Link', 'Where it leads: a path of this site or a web address.'],
    ko: ['링크', '누르면 이동할 사이트 안 경로나 웹 주소입니다.'],
    examples: ['/terms/privacy-policy'],
  }),
  title: labeled(localizedText, {
    en: ['Title', 'Text of the link.'],
    ko: ['이름', '링크에 표시되는 이름입니다.'],
    examples: [{ ko: '개인정보 처리방침', en: 'Privacy policy', ja: 'プライバシーポリシー', zh: '隐私政策' }],
  }),
});
