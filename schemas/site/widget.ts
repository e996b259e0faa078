import { z } from 'zod';
import { choice } from '../choice.ts';
import { labeled } from '../labeled.ts';
import { hexColor, imagePath, safeUrl } from '../primitives.ts';

/** Colors of the reservation widget that the partner overrides. */
export const widgetColors = z.strictObject({
  gnbBackgroundColor: labeled(hexColor.optional(), {
    en: ['Top bar background', 'Background of the top bar of the widget.'],
    ko: ['상단 바 배경색', '위젯 상단 바의 배경색입니다.'],
    examples: ['#3d7a5c'],
  }),
  logoutButtonColor: labeled(hexColor.optional(), {
    en: ['Logout button', 'Color of the logout button.'],
    ko: ['로그아웃 버튼 색', '로그아웃 버튼의 색입니다.'],
    examples: ['#3d7a5c'],
  }),
  primary1Color: labeled(hexColor.optional(), {
    en: ['Main color 1', 'First main color of the widget.'],
    ko: ['주요 색 1', '위젯의 첫째 주요 색입니다.'],
    examples: ['#3d7a5c'],
  }),
  primary2Color: labeled(hexColor.optional(), {
    en: ['Main color 2', 'Second main color of the widget.'],
    ko: ['주요 색 2', '위젯의 둘째 주요 색입니다.'],
    examples: ['#2f5f48'],
  }),
  primary3Color: labeled(hexColor.optional(), {
    en: ['Main color 3', 'Third main color of the widget.'],
    ko: ['주요 색 3', '위젯의 셋째 주요 색입니다.'],
    examples: ['#e4efe9'],
  }),
  buttonBackgroundColor: labeled(hexColor.optional(), {
    en: ['Button background', 'Background of the buttons.'],
    ko: ['버튼 배경색', '버튼의 배경색입니다.'],
    examples: ['#3d7a5c'],
  }),
  buttonTextColor: labeled(hexColor.optional(), {
    en: ['Button text', 'Text color of the buttons.'],
    ko: ['버튼 글자색', '버튼의 글자색입니다.'],
    examples: ['#ffffff'],
  }),
  buttonHoverColor: labeled(hexColor.optional(), {
    en: ['Button under the pointer', 'Background of a button under the pointer.'],
    ko: ['마우스를 올린 버튼 배경색', '마우스를 올렸을 때 버튼의 배경색입니다.'],
    examples: ['#2f5f48'],
  }),
  buttonHoverTextColor: labeled(hexColor.optional(), {
    en: ['Button text under the pointer', 'Text color of a button under the pointer.'],
    ko: ['마우스를 올린 버튼 글자색', '마우스를 올렸을 때 버튼의 글자색입니다.'],
    examples: ['#ffffff'],
  }),
});

/** Data of the widget slot (SPEC section 3). Type2 has another script and is told the language. */
export const widgetData = z.strictObject({
  widgetUrl: labeled(safeUrl.optional(), {
    en: ['Script', 'Address of the script of the widget. Leave it empty for the demo widget.'],
    ko: ['스크립트 주소', '위젯 스크립트의 주소입니다. 비워 두면 데모 위젯이 열립니다.'],
    examples: ['https://widget.example.com/reserve.js'],
  }),
  consultingReservationOnly: labeled(z.boolean().default(false), {
    en: ['Visits only', 'Offers visits only, even where a treatment could be reserved.'],
    ko: ['방문 예약만', '시술 예약이 가능한 곳에서도 방문 예약만 받습니다.'],
  }),
  menuType: labeled(
    choice({
      Type1: ['Standard widget', '기본 위젯'],
      Type2: ['Multilingual widget', '다국어 위젯'],
    }).default('Type1'),
    {
      en: [
        'Type of widget',
        'The multilingual widget has a script of its own and opens in the language of the page.',
      ],
      ko: ['위젯 종류', '다국어 위젯은 스크립트가 따로 있고 페이지의 언어로 열립니다.'],
    },
  ),
  isMenuReversed: labeled(z.boolean().default(false), {
    en: ['Treatments first', 'Puts treatments before visits in the menu.'],
    ko: ['시술 먼저', '메뉴에서 시술 예약을 방문 예약보다 먼저 보여 줍니다.'],
  }),
  positionType: labeled(choice({ LEFT: ['Left', '왼쪽'], RIGHT: ['Right', '오른쪽'] }).default('RIGHT'), {
    en: ['Position', 'Where the widget opens in the window.'],
    ko: ['위치', '화면에서 위젯이 열리는 위치입니다.'],
  }),
  treatmentSelectType: labeled(
    choice({ SINGLE: ['One', '하나만'], MULTIPLE: ['Several', '여러 개'] }).default('MULTIPLE'),
    {
      en: ['Treatments at once', 'How many treatments visitors can choose.'],
      ko: ['시술 선택', '방문자가 고를 수 있는 시술 수입니다.'],
    },
  ),
  logoSrc: labeled(imagePath.optional(), {
    en: ['Logo', 'Picture of the logo in the widget.'],
    ko: ['로고', '위젯에 표시되는 로고 이미지입니다.'],
    examples: ['/files/bomnal/logo.webp'],
  }),
  ...widgetColors.shape,
});
export type WidgetData = z.infer<typeof widgetData>;

/** Widget settings outside its slot. */
export const widgetGlobal = z.strictObject({
  widgetLogoUrl: labeled(imagePath.optional(), {
    en: ['Logo for all widgets', 'Used where the widget has no logo of its own.'],
    ko: ['공통 로고', '위젯에 따로 정한 로고가 없을 때 표시됩니다.'],
    examples: ['/files/bomnal/logo.webp'],
  }),
});
