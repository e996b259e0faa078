import type { Label } from '../labelled.ts';

/** Labels of fields that several blocks have. */
export const sharedLabels = {
  tone: {
    en: ['Background', "The page's own background, a slight tint, the accent color, or dark."],
    ko: ['배경', 'plain은 기본 배경, alt는 옅은 배경, accent는 강조색, dark는 어두운 배경입니다.'],
  },
  plainTone: {
    en: ['Background', "The page's own background, or a slight tint."],
    ko: ['배경', 'plain은 기본 배경, alt는 옅은 배경입니다.'],
  },
  imageTone: {
    en: ['Brightness of the image', 'Whether the image is dark or light, which sets the text color.'],
    ko: ['이미지 밝기', '이미지가 어두운지(dark) 밝은지(light)에 따라 글자색이 정해집니다.'],
  },
  align: {
    en: ['Alignment', 'The heading at the left edge, or centered.'],
    ko: ['정렬', '제목을 왼쪽(start) 또는 가운데(center)에 둡니다.'],
  },
  eyebrow: {
    en: ['Small title', 'Small text above the title.'],
    ko: ['작은 제목', '제목 위에 작게 표시됩니다.'],
    examples: [{ ko: '시술 안내', en: 'Treatments' }],
  },
  pageTitle: {
    en: ['Title', 'Heading of the page; without it a standard one is shown.'],
    ko: ['제목', '페이지의 큰 제목입니다. 비워 두면 기본 제목이 표시됩니다.'],
    examples: [{ ko: '어떤 시술을 찾으세요?', en: 'Which treatment?' }],
  },
  lead: {
    en: ['Introduction', 'One or two sentences below the title.'],
    ko: ['소개', '제목 아래 한두 문장입니다.'],
    examples: [
      { ko: '피부 상태에 맞게 안내해 드립니다.', en: 'We advise you by the condition of your skin.' },
    ],
  },
  button: { en: ['Button', 'A link below the text.'], ko: ['버튼', '글 아래에 표시되는 링크입니다.'] },
  caption: {
    en: ['Caption', 'Small text with the picture.'],
    ko: ['사진 설명', '사진과 함께 작게 표시됩니다.'],
    examples: [{ ko: '2층 상담실', en: 'Consultation room, 2nd floor' }],
  },
  heroImage: {
    en: ['Picture', 'The picture behind or beside the text.'],
    ko: ['사진', '글 뒤나 옆에 표시되는 사진입니다.'],
  },
  pcImage: {
    en: ['Wide picture', 'For computers, and for phones without a picture of their own.'],
    ko: ['PC 사진', 'PC에서 표시됩니다. 모바일 사진이 없으면 모바일에도 쓰입니다.'],
  },
  mobileImage: {
    en: ['Phone picture', 'Replaces the wide picture on phones.'],
    ko: ['모바일 사진', '모바일에서 PC 사진 대신 표시됩니다.'],
  },
  columns: {
    en: ['Columns', 'Treatments in one row of wide screens; phones show two.'],
    ko: ['열 수', '넓은 화면에서 시술을 한 줄에 몇 개 보여 줄지 정합니다. 모바일은 2개입니다.'],
  },
  productVariant: {
    en: [
      'Style of treatments',
      'Price first, editorial rows with a small picture, or a large picture with little text.',
    ],
    ko: ['시술 모양', 'shop은 가격 중심, line은 작은 사진이 있는 줄 목록, quiet는 큰 사진과 짧은 글입니다.'],
  },
  productLayout: {
    en: ['Layout', 'A grid, a row that scrolls sideways, a numbered grid, or a ruled list.'],
    ko: ['배치', 'grid는 격자, carousel은 옆으로 넘기기, ranked는 순위 격자, list는 줄 목록입니다.'],
  },
  listLook: {
    en: ['Layout', 'Rows with a soft background, plain rows, or quiet ones.'],
    ko: ['모양', 'soft는 옅은 배경, plain은 기본, quiet는 차분한 목록입니다.'],
  },
  paging: {
    en: ['Page numbers', 'Shows links to the further pages of the list.'],
    ko: ['페이지 번호', '목록의 다음 페이지로 가는 번호를 보여 줍니다.'],
  },
  search: {
    en: ['Search box', 'Visitors can search the list.'],
    ko: ['검색창', '방문자가 목록에서 검색할 수 있습니다.'],
  },
  hour12: {
    en: ['12-hour times', 'Shows times with am and pm instead of 24 hours.'],
    ko: ['12시간제', '시간을 24시간제 대신 오전·오후로 보여 줍니다.'],
  },
  done: {
    en: ['Confirmation', 'Confirms to visitors without scripts what they did: bind query.done.'],
    ko: ['완료 안내', '스크립트를 쓸 수 없는 방문자에게 완료를 알립니다. query.done을 연결하세요.'],
    examples: [{ $bind: 'query.done' }],
  },
  homeLabel: {
    en: ['Home entry', 'Text of the menu entry that leads to the home page.'],
    ko: ['홈 메뉴 이름', '메인 화면으로 가는 메뉴의 이름입니다.'],
    examples: [{ ko: '홈', en: 'Home' }],
  },
} as const satisfies Record<string, Label>;
