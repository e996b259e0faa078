import type { Label } from '../labeled.ts';

type Words = { en: readonly [string, string]; ko: readonly [string, string] };
const words = (en: readonly [string, string], ko: readonly [string, string]): Words => ({ en, ko });

/** Tokens that a site changes as a whole, by name. */
const named: Readonly<Record<string, Words>> = {
  'color.bg': words(['Page', 'Background of the page.'], ['페이지 배경', '페이지의 배경색입니다.']),
  'color.surface': words(
    ['Surface', 'Background of cards, the header and fields.'],
    ['카드 배경', '카드, 헤더, 입력란의 배경색입니다.'],
  ),
  'color.surface-alt': words(
    ['Second surface', 'Background of every other section.'],
    ['둘째 배경', '번갈아 나오는 섹션의 배경색입니다.'],
  ),
  'color.text': words(['Text', 'Headings and texts.'], ['글자', '제목과 본문의 색입니다.']),
  'color.text-muted': words(
    ['Quiet text', 'Descriptions, dates and notes.'],
    ['보조 글자', '설명, 날짜, 참고 문구의 색입니다.'],
  ),
  'color.text-inverse': words(
    ['Text on dark', 'Texts on dark backgrounds.'],
    ['어두운 배경의 글자', '어두운 배경 위 글자색입니다.'],
  ),
  'color.line': words(['Line', 'Lines between parts.'], ['구분선', '구분선의 색입니다.']),
  'color.line-strong': words(
    ['Border of controls', 'Borders of fields and buttons.'],
    ['입력란 테두리', '입력란과 버튼의 테두리 색입니다.'],
  ),
  'color.accent': words(
    ['Accent', 'Links, chosen entries and small signs.'],
    ['강조', '링크, 선택된 항목, 작은 표시의 색입니다.'],
  ),
  'color.accent-strong': words(
    ['Strong accent', 'Filled buttons and pressed links.'],
    ['진한 강조', '채운 버튼과 누른 링크의 색입니다.'],
  ),
  'color.on-accent': words(
    ['Text on accent', 'Texts of filled buttons.'],
    ['강조 위 글자', '채운 버튼의 글자색입니다.'],
  ),
  'color.accent-soft': words(
    ['Soft accent', 'Quiet backgrounds of chosen entries.'],
    ['연한 강조', '선택된 항목의 옅은 배경색입니다.'],
  ),
  'color.sale': words(['Sale', 'Discounts and sale prices.'], ['할인', '할인율과 할인가의 색입니다.']),
  'color.danger': words(['Error', 'Messages about errors.'], ['오류', '오류 문구의 색입니다.']),
  'color.success': words(['Success', 'Messages about what was done.'], ['완료', '완료 문구의 색입니다.']),
  'color.focus': words(
    ['Focus ring', 'Around the control that the keyboard is at.'],
    ['초점 표시', '키보드로 선택한 요소의 테두리 색입니다.'],
  ),
  'color.overlay': words(
    ['Dimming', 'Over the page behind dialogs and popups.'],
    ['배경 어둡게', '대화 상자와 팝업 뒤를 덮는 색입니다.'],
  ),
  'color.footer-bg': words(['Footer', 'Background of the footer.'], ['푸터 배경', '푸터의 배경색입니다.']),
  'color.footer-text': words(
    ['Text of the footer', 'Texts in the footer.'],
    ['푸터 글자', '푸터의 글자색입니다.'],
  ),
  'color.white': words(['White', 'White where it is used by name.'], ['흰색', '이름으로 쓰이는 흰색입니다.']),
  'color.black': words(
    ['Black', 'Black where it is used by name.'],
    ['검은색', '이름으로 쓰이는 검은색입니다.'],
  ),
  'font.body': words(
    ['Texts', 'The font of texts in the language of the page.'],
    ['본문 글꼴', '페이지 언어의 본문 글꼴입니다.'],
  ),
  'font.heading': words(
    ['Headings', 'The font of headings in the language of the page.'],
    ['제목 글꼴', '페이지 언어의 제목 글꼴입니다.'],
  ),
  'font.display': words(
    ['Large headings', 'The font of the largest headings.'],
    ['큰 제목 글꼴', '가장 큰 제목의 글꼴입니다.'],
  ),
  'text.hero': words(['Hero', 'The largest heading.'], ['히어로 제목', '가장 큰 제목의 크기입니다.']),
  'text.title': words(['Title', 'Headings of pages.'], ['페이지 제목', '페이지 제목의 크기입니다.']),
  'text.section': words(['Section', 'Headings of sections.'], ['섹션 제목', '섹션 제목의 크기입니다.']),
  'weight.heading': words(
    ['Headings', 'Weight of headings, 1 to 1000.'],
    ['제목 굵기', '제목의 굵기입니다(1~1000).'],
  ),
  'section.gap': words(
    ['Between sections', 'Space between the sections of a page.'],
    ['섹션 간격', '페이지 섹션 사이의 간격입니다.'],
  ),
  gutter: words(
    ['Edge of the page', 'Space at both sides of the page.'],
    ['페이지 여백', '페이지 양옆의 여백입니다.'],
  ),
  'radius.card': words(['Cards', 'Corners of cards.'], ['카드 모서리', '카드 모서리의 둥글기입니다.']),
  'radius.button': words(
    ['Buttons', 'Corners of buttons and fields.'],
    ['버튼 모서리', '버튼과 입력란 모서리의 둥글기입니다.'],
  ),
  'radius.image': words(
    ['Pictures', 'Corners of pictures.'],
    ['이미지 모서리', '이미지 모서리의 둥글기입니다.'],
  ),
  'line.width': words(
    ['Thickness of lines', 'Of lines and borders.'],
    ['선 굵기', '구분선과 테두리의 굵기입니다.'],
  ),
  duration: words(['Motion', 'How long a movement takes.'], ['움직임 시간', '움직임에 걸리는 시간입니다.']),
  'duration-fast': words(
    ['Quick motion', 'How long a small movement takes.'],
    ['빠른 움직임 시간', '작은 움직임에 걸리는 시간입니다.'],
  ),
  'page.max': words(
    ['Width of the page', 'Width of the content in wide windows.'],
    ['페이지 너비', '넓은 화면에서 내용의 너비입니다.'],
  ),
  'footer.max': words(
    ['Width of the footer', 'Width of the texts in the footer.'],
    ['푸터 너비', '푸터 글의 너비입니다.'],
  ),
  'header.height': words(
    ['Height of the header', 'Of the first row of the header.'],
    ['헤더 높이', '헤더 첫 줄의 높이입니다.'],
  ),
  'subnav.height': words(
    ['Height of the submenu', 'Of the second row of the header.'],
    ['하위 메뉴 높이', '헤더 둘째 줄의 높이입니다.'],
  ),
};

/** Tokens of a scale, by the start of their names. */
const scales: Readonly<Record<string, Words>> = {
  'color.primary': words(
    ['Main color', 'The accent is made of it.'],
    ['주요 색', '강조 색이 여기에서 나옵니다.'],
  ),
  'color.secondary': words(
    ['Second color', 'Signs beside the main color.'],
    ['보조 색', '주요 색과 함께 쓰는 색입니다.'],
  ),
  'color.tertiary': words(
    ['Third color', 'Signs beside the main color.'],
    ['셋째 색', '주요 색과 함께 쓰는 색입니다.'],
  ),
  'color.gray': words(
    ['Gray', 'Texts, lines and quiet backgrounds.'],
    ['회색', '글자, 선, 옅은 배경의 색입니다.'],
  ),
  'color.pink': words(['Pink', 'A color of signs.'], ['분홍', '표시에 쓰는 색입니다.']),
  'color.red': words(
    ['Red', 'Errors and sales are made of it.'],
    ['빨강', '오류와 할인 색이 여기에서 나옵니다.'],
  ),
  'color.orange': words(['Orange', 'A color of signs.'], ['주황', '표시에 쓰는 색입니다.']),
  'color.yellow': words(['Yellow', 'A color of signs.'], ['노랑', '표시에 쓰는 색입니다.']),
  'color.green': words(['Green', 'Success is made of it.'], ['초록', '완료 색이 여기에서 나옵니다.']),
  'color.sky': words(['Sky', 'A color of signs.'], ['하늘', '표시에 쓰는 색입니다.']),
  'color.blue': words(['Blue', 'A color of signs.'], ['파랑', '표시에 쓰는 색입니다.']),
  'color.purple': words(['Purple', 'A color of signs.'], ['보라', '표시에 쓰는 색입니다.']),
  'font.body-': words(
    ['Texts', 'Fonts of texts in pages of this language.'],
    ['본문 글꼴', '이 언어 페이지의 본문 글꼴입니다.'],
  ),
  'font.heading-': words(
    ['Headings', 'Fonts of headings in pages of this language.'],
    ['제목 글꼴', '이 언어 페이지의 제목 글꼴입니다.'],
  ),
  'font.display-': words(
    ['Large headings', 'Fonts of the largest headings in pages of this language.'],
    ['큰 제목 글꼴', '이 언어 페이지의 가장 큰 제목 글꼴입니다.'],
  ),
  'font.others-': words(
    ['Further fonts', 'For letters that the fonts of texts lack.'],
    ['나머지 글꼴', '본문 글꼴에 없는 글자에 쓰입니다.'],
  ),
  text: words(['Size', 'A size of texts.'], ['글자 크기', '글자 크기입니다.']),
  leading: words(
    ['Line height', 'As a multiple of the size of the text.'],
    ['줄 간격', '글자 크기에 대한 배수입니다.'],
  ),
  weight: words(['Weight', 'How bold texts are, 1 to 1000.'], ['굵기', '글자의 굵기입니다(1~1000).']),
  tracking: words(['Letter spacing', 'Space between letters.'], ['자간', '글자 사이의 간격입니다.']),
  space: words(['Space', 'A step of all distances.'], ['간격', '모든 간격의 단계입니다.']),
  radius: words(['Corner', 'A step of round corners.'], ['모서리', '둥근 모서리의 단계입니다.']),
  shadow: words(['Shadow', 'From low to high.'], ['그림자', '낮은 것부터 높은 것까지입니다.']),
  ease: words(
    ['Course of motion', 'How a movement starts and ends.'],
    ['움직임 곡선', '움직임의 시작과 끝입니다.'],
  ),
  z: words(['Stacking', 'What lies above what; higher is nearer.'], ['겹침 순서', '클수록 앞에 보입니다.']),
};

/** What operators read at a design token; undefined for one that no theme of ours has. */
export function tokenLabel(token: string): Label | undefined {
  if (Object.hasOwn(named, token)) return named[token];
  const [scale, found] =
    Object.entries(scales).find(([start]) => token.startsWith(start.endsWith('-') ? start : `${start}.`)) ??
    [];
  if (!scale || !found) return undefined;
  const step = token.slice(scale.endsWith('-') ? scale.length : scale.length + 1);
  const titled = ([title, help]: readonly [string, string]) => [`${title}: ${step}`, help] as const;
  return { en: titled(found.en), ko: titled(found.ko) };
}
