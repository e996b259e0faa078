import type { Label } from '../labeled.ts';

/** A clinic's name, for examples. */
export const clinicName = { ko: '봄날의원', en: 'Bomnal Clinic', ja: 'ボムナル医院', zh: '春日医院' };

/** Labels of fields that several blocks have. */
export const sharedLabels = {
  look: {
    en: ['Layout', 'How it is arranged and styled.'],
    ko: ['모양', '배치와 스타일을 고릅니다.'],
  },
  tone: { en: ['Background', 'Background of the section.'], ko: ['배경', '섹션의 배경입니다.'] },
  imageTone: {
    en: ['Brightness of the picture', 'The text color follows it, so that the text stays readable.'],
    ko: ['사진 밝기', '글이 잘 보이도록 글자색이 맞춰집니다.'],
  },
  align: { en: ['Alignment', 'Where the heading stands.'], ko: ['정렬', '제목의 위치입니다.'] },
  articleAlign: { en: ['Alignment', 'Where the text stands.'], ko: ['정렬', '글의 위치입니다.'] },
  eyebrow: {
    en: ['Small title', 'Small text above the title.'],
    ko: ['작은 제목', '제목 위에 작게 표시됩니다.'],
    examples: [{ ko: '시술 안내', en: 'Treatments', ja: '施術のご案内', zh: '项目介绍' }],
  },
  sectionTitle: {
    en: ['Title', 'Large heading of the section. Line breaks are preserved.'],
    ko: ['제목', '섹션의 큰 제목입니다. 줄바꿈이 그대로 표시됩니다.'],
    multiline: true,
    examples: [
      {
        ko: '피부 고민에 맞춘 시술',
        en: 'Care for your concerns',
        ja: 'お悩みに合わせた施術',
        zh: '针对肌肤困扰的项目',
      },
    ],
  },
  text: {
    en: ['Text', 'One or two sentences below the title.'],
    ko: ['본문', '제목 아래에 한두 문장으로 적습니다.'],
    examples: [
      {
        ko: '의료진이 상담부터 시술까지 함께합니다.',
        en: 'A doctor is with you from consultation to treatment.',
        ja: 'ご相談から施術まで医師が担当します。',
        zh: '从咨询到治疗，由医生全程负责。',
      },
    ],
  },
  pageTitle: {
    en: ['Title', 'Heading of the page. Leave it empty for the standard one.'],
    ko: ['제목', '페이지의 큰 제목입니다. 비워 두면 기본 제목이 표시됩니다.'],
    multiline: true,
    examples: [
      {
        ko: '어떤 시술을 찾으세요?',
        en: 'Which treatment are you looking for?',
        ja: 'どの施術をお探しですか？',
        zh: '您在寻找哪种项目？',
      },
    ],
  },
  lead: {
    en: ['Introduction', 'One or two sentences below the title.'],
    ko: ['소개', '제목 아래에 한두 문장으로 적습니다.'],
    examples: [
      {
        ko: '피부 상태에 맞게 안내해 드립니다.',
        en: 'We advise you by the condition of your skin.',
        ja: '肌の状態に合わせてご案内します。',
        zh: '根据您的肌肤状态为您推荐。',
      },
    ],
  },
  itemDescription: {
    en: ['Description', 'Short text below the title.'],
    ko: ['설명', '제목 아래에 짧게 표시됩니다.'],
    examples: [
      {
        ko: '상담 후 개인에 맞게 계획합니다.',
        en: 'Planned with you in a consultation.',
        ja: 'ご相談のうえ、一人ひとりに合わせて計画します。',
        zh: '面诊后制定个人方案。',
      },
    ],
  },
  button: { en: ['Button', 'A link below the text.'], ko: ['버튼', '글 아래에 표시되는 링크입니다.'] },
  caption: {
    en: ['Caption', 'Small text with the picture.'],
    ko: ['사진 설명', '사진과 함께 작게 표시됩니다.'],
    examples: [
      { ko: '2층 상담실', en: 'Consultation room, 2nd floor', ja: '2階 カウンセリング室', zh: '二楼咨询室' },
    ],
  },
  heroImage: {
    en: ['Picture', 'The picture behind or beside the text.'],
    ko: ['사진', '글 뒤나 옆에 표시되는 사진입니다.'],
  },
  pcImage: {
    en: ['Wide picture', 'For computers, and for phones without a picture of their own.'],
    ko: ['PC 사진', 'PC에 표시됩니다. 모바일 사진이 없으면 모바일에도 쓰입니다.'],
  },
  mobileImage: {
    en: ['Phone picture', 'Replaces the wide picture on phones.'],
    ko: ['모바일 사진', '모바일에서 PC 사진 대신 표시됩니다.'],
  },
  columns: {
    en: ['Columns', 'Treatments in one row of wide screens. Phones show two.'],
    ko: ['열 수', '넓은 화면에서 한 줄에 보여 줄 시술 수입니다. 모바일은 2개입니다.'],
  },
  productVariant: {
    en: ['Style of treatments', 'What comes first on the card of a treatment.'],
    ko: ['시술 모양', '시술 카드에서 무엇을 먼저 보여 줄지 고릅니다.'],
  },
  productLayout: {
    en: ['Layout', 'How the treatments are arranged.'],
    ko: ['배치', '시술을 늘어놓는 방식입니다.'],
  },
  listLook: { en: ['Layout', 'Look of the rows.'], ko: ['모양', '목록의 스타일을 고릅니다.'] },
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
  boardName: {
    en: ['Board name', 'Shown above the title of the article. Usually taken from the board of the page.'],
    ko: ['게시판 이름', '글 제목 위에 표시됩니다. 보통 페이지의 게시판 이름을 연결합니다.'],
    examples: [
      { $bind: 'page.board.row.name' },
      { ko: '병원 소식', en: 'Clinic news', ja: '当院からのお知らせ', zh: '医院动态' },
    ],
  },
  done: {
    en: [
      'Confirmation',
      'Confirms what a visitor has sent, even if the browser runs no scripts: bind query.done.',
    ],
    ko: ['완료 안내', '방문자가 보낸 내용이 접수되었음을 알립니다. query.done을 연결하세요.'],
    examples: [{ $bind: 'query.done' }],
  },
  keyword: {
    en: ['Keyword', 'What the visitor searched for: bind query.keyword.'],
    ko: ['검색어', '방문자가 검색한 말입니다. query.keyword를 연결하세요.'],
    examples: [{ $bind: 'query.keyword' }],
  },
  homeLabel: {
    en: ['Home entry', 'Text of the menu entry that leads to the home page.'],
    ko: ['홈 메뉴 이름', '홈으로 가는 메뉴의 이름입니다.'],
    examples: [{ ko: '홈', en: 'Home', ja: 'ホーム', zh: '首页' }],
  },
  clinicTitle: {
    en: ['Title', 'Shown at the top. Leave it empty for the name of the clinic.'],
    ko: ['제목', '맨 위에 표시됩니다. 비워 두면 병원 이름이 표시됩니다.'],
    examples: [clinicName],
  },
  channels: {
    en: ['Channels', 'Ways to contact the clinic, in this order. Those that the clinic lacks are left out.'],
    ko: ['상담 채널', '이 순서대로 보여 줍니다. 병원 정보에 없는 채널은 표시되지 않습니다.'],
  },
  profilePage: {
    en: ['Page of profiles', 'Names link to the profiles on this page.'],
    ko: ['프로필 페이지', '이름을 누르면 이 페이지의 프로필로 이동합니다.'],
    examples: ['/introduce/staff'],
  },
} as const satisfies Record<string, Label>;
