import type { Title } from '../choice.ts';
import type { OperatorLanguage } from '../labelled.ts';

/** Tokens that stand for themselves. */
const titles: Readonly<Record<string, Title>> = {
  'color.white': ['White', '흰색'],
  'color.black': ['Black', '검은색'],
  'color.bg': ['Background of pages', '페이지 배경색'],
  'color.surface': ['Background of cards', '카드 배경색'],
  'color.surface-alt': ['Tinted background', '옅은 배경색'],
  'color.text': ['Text', '글자색'],
  'color.text-muted': ['Secondary text', '보조 글자색'],
  'color.text-inverse': ['Text on dark', '어두운 배경의 글자색'],
  'color.line': ['Lines', '선 색'],
  'color.line-strong': ['Strong lines', '진한 선 색'],
  'color.accent': ['Accent color', '강조색'],
  'color.accent-strong': ['Strong accent color', '진한 강조색'],
  'color.on-accent': ['Text on the accent color', '강조색 위의 글자색'],
  'color.accent-soft': ['Soft accent color', '옅은 강조색'],
  'color.sale': ['Sale prices', '할인 가격 색'],
  'color.danger': ['Errors', '오류 색'],
  'color.success': ['Success', '완료 색'],
  'color.focus': ['Keyboard focus', '키보드 선택 표시 색'],
  'color.overlay': ['Dimmed background', '창 뒤의 어두운 배경색'],
  'color.footer-bg': ['Footer background', '푸터 배경색'],
  'color.footer-text': ['Footer text', '푸터 글자색'],
  'font.body': ['Body font', '본문 글꼴'],
  'font.heading': ['Heading font', '제목 글꼴'],
  'font.display': ['Font of large titles', '큰 제목 글꼴'],
  'text.hero': ['Size of the main title', '메인 문구 크기'],
  'text.title': ['Size of page titles', '페이지 제목 크기'],
  'text.section': ['Size of section titles', '섹션 제목 크기'],
  'leading.tight': ['Tight line height', '좁은 줄 간격'],
  'leading.snug': ['Snug line height', '약간 좁은 줄 간격'],
  'leading.normal': ['Normal line height', '보통 줄 간격'],
  'leading.loose': ['Loose line height', '넓은 줄 간격'],
  'weight.regular': ['Regular weight', '보통 굵기'],
  'weight.medium': ['Medium weight', '중간 굵기'],
  'weight.semibold': ['Semibold weight', '약간 굵게'],
  'weight.bold': ['Bold weight', '굵게'],
  'weight.heading': ['Weight of headings', '제목 굵기'],
  'tracking.tight': ['Tight letter spacing', '좁은 자간'],
  'tracking.normal': ['Normal letter spacing', '보통 자간'],
  'tracking.wide': ['Wide letter spacing', '넓은 자간'],
  'section.gap': ['Space between sections', '섹션 간격'],
  gutter: ['Space at the sides of pages', '페이지 좌우 여백'],
  'radius.s': ['Small corners', '작은 모서리'],
  'radius.m': ['Medium corners', '중간 모서리'],
  'radius.l': ['Large corners', '큰 모서리'],
  'radius.xl': ['Very large corners', '아주 큰 모서리'],
  'radius.full': ['Fully round corners', '완전히 둥근 모서리'],
  'radius.card': ['Corners of cards', '카드 모서리'],
  'radius.button': ['Corners of buttons', '버튼 모서리'],
  'radius.image': ['Corners of pictures', '사진 모서리'],
  'line.width': ['Width of lines', '선 두께'],
  'ease.out': ['Motion that slows down', '느려지는 움직임'],
  'ease.in-out': ['Motion that starts and ends slowly', '부드러운 움직임'],
  duration: ['Duration of motion', '움직임 시간'],
  'duration-fast': ['Duration of quick motion', '빠른 움직임 시간'],
  'page.max': ['Width of pages', '페이지 최대 너비'],
  'footer.max': ['Width of the footer', '푸터 최대 너비'],
  'header.height': ['Height of the header', '헤더 높이'],
  'subnav.height': ['Height of the second menu row', '둘째 메뉴 줄 높이'],
};

/** Groups of tokens whose last part is a step or a place: `color.primary.500`. */
const groups: Readonly<Record<string, Title>> = {
  'color.primary': ['Main color', '주 색상'],
  'color.secondary': ['Second color', '보조 색상'],
  'color.tertiary': ['Third color', '세 번째 색상'],
  'color.gray': ['Gray', '회색'],
  'color.pink': ['Pink', '분홍색'],
  'color.red': ['Red', '빨간색'],
  'color.orange': ['Orange', '주황색'],
  'color.yellow': ['Yellow', '노란색'],
  'color.green': ['Green', '초록색'],
  'color.sky': ['Sky blue', '하늘색'],
  'color.blue': ['Blue', '파란색'],
  'color.purple': ['Purple', '보라색'],
  text: ['Text size', '글자 크기'],
  space: ['Space', '간격'],
  shadow: ['Shadow', '그림자'],
};

/** Fonts by language: `font.body-ja`. `others` are those that replace missing ones. */
const fonts: Readonly<Record<string, Title>> = {
  body: ['Body font', '본문 글꼴'],
  heading: ['Heading font', '제목 글꼴'],
  display: ['Font of large titles', '큰 제목 글꼴'],
  others: ['Further fonts', '예비 글꼴'],
};
const languages: Readonly<Record<string, Title>> = {
  default: ['Korean and others', '한국어와 그 밖'],
  en: ['English', '영어'],
  ja: ['Japanese', '일본어'],
  zh: ['Chinese', '중국어'],
};

/** What covers what where parts of a page overlap: `z.header`. */
const layers: Readonly<Record<string, Title>> = {
  footer: ['footer', '푸터'],
  cart: ['cart', '장바구니'],
  floating: ['floating button', '플로팅 버튼'],
  search: ['search panel', '검색 패널'],
  header: ['header', '헤더'],
  popup: ['popups', '팝업'],
  'alert-background': ['background of alerts', '알림 배경'],
  modal: ['dialogs', '대화 창'],
  alert: ['alerts', '알림'],
  toast: ['short messages', '짧은 알림'],
};

/** What operators read at a token; undefined for one that no table has. */
export function tokenTitle(name: string, language: OperatorLanguage): string | undefined {
  const at = language === 'ko' ? 1 : 0;
  const own = titles[name];
  if (own) return own[at];
  const [, font, code] = /^font\.(\w+)-(\w+)$/.exec(name) ?? [];
  const [family, spoken] = [fonts[font ?? ''], languages[code ?? '']];
  if (family && spoken) return at === 1 ? `${family[1]}(${spoken[1]})` : `${family[0]} (${spoken[0]})`;
  const layer = name.startsWith('z.') ? layers[name.slice(2)] : undefined;
  if (layer) return at === 1 ? `쌓이는 순서: ${layer[1]}` : `Stacking: ${layer[0]}`;
  const group = groups[name.slice(0, name.lastIndexOf('.'))];
  return group && `${group[at]} ${name.slice(name.lastIndexOf('.') + 1)}`;
}
