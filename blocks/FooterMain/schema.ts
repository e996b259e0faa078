import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { choice, titled } from '#schemas/choice.ts';
import { labeled } from '#schemas/labeled.ts';
import { logoFields } from '#schemas/layout/logo-parts.ts';
import { boundText } from '#schemas/layout/parts.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';
import { hexColor } from '#schemas/primitives.ts';
import { channelTitles, socialTitles } from '#schemas/site/channel-titles.ts';
import { footerLink } from '#schemas/site/menu.ts';
import { socialKinds } from './social-links.ts';

const { kakaoTalk, naverTalk, line, whatsapp } = channelTitles;

/** Site footer (SPEC section 2, Footer). Hours, numbers and business details are partner facts. */
export const schema = z.strictObject({
  variant: labeled(
    choice({
      columns: ['Columns', '여러 단'],
      center: ['Centered', '가운데 정렬'],
      editorial: ['Wide with large text', '넓고 큰 글자'],
    }).default('columns'),
    sharedLabels.look,
  ),
  background: labeled(hexColor.optional(), {
    en: ['Background color', 'Replaces the footer color of the template. The text color follows it.'],
    ko: ['배경색', '템플릿의 푸터 색 대신 쓸 색입니다. 글자색은 자동으로 맞춰집니다.'],
    examples: ['#2b3a33'],
  }),
  logo: labeled(
    z
      .strictObject({
        ...logoFields,
        width: labeled(z.int().min(40).max(320).default(100), {
          en: ['Width', 'Width of the logo in pixels, 40 to 320.'],
          ko: ['너비', '로고의 너비(픽셀)이며 40~320입니다.'],
        }),
        isWhite: labeled(z.boolean().optional(), {
          en: ['White logo', 'Shows the logo in white. Without a choice only on a dark background.'],
          ko: ['흰색 로고', '로고를 흰색으로 보여 줍니다. 정하지 않으면 어두운 배경에서만 적용됩니다.'],
        }),
      })
      .default({ width: 100, ratio: 4 }),
    {
      en: ['Logo', 'The logo at the bottom and its size.'],
      ko: ['로고', '푸터에 표시되는 로고와 크기입니다.'],
    },
  ),
  contactTitle: labeled(boundText.optional(), {
    en: ['Contact title', 'Title above the phone number.'],
    ko: ['문의 제목', '전화번호 위에 표시됩니다.'],
    examples: [{ ko: '상담 문의', en: 'Contact', ja: 'お問い合わせ', zh: '咨询' }],
  }),
  contactText: labeled(boundText.optional(), {
    en: ['Contact text', 'Text next to the phone number, such as when to call.'],
    ko: ['문의 안내', '상담 가능 시간처럼 전화번호 옆에 표시되는 문구입니다.'],
    multiline: true,
    examples: [
      {
        ko: '평일 10:00~19:00 상담 가능',
        en: 'Weekdays 10:00–19:00',
        ja: '平日 10:00〜19:00 受付',
        zh: '工作日 10:00–19:00 可咨询',
      },
    ],
  }),
  statement: labeled(boundText.optional(), {
    en: ['Brand statement', 'A sentence about the clinic. Large in the layout with large text.'],
    ko: ['브랜드 문구', '병원을 소개하는 한 문장입니다. 넓고 큰 글자 모양에서 크게 표시됩니다.'],
    multiline: true,
    examples: [
      {
        ko: '피부를 오래 봅니다.',
        en: 'We care for skin over years.',
        ja: '肌と長く向き合います。',
        zh: '长久守护您的肌肤。',
      },
    ],
  }),
  hasHours: labeled(z.boolean().default(true), {
    en: ['Opening hours', 'Shows the hours of the clinic.'],
    ko: ['진료 시간 표시', '병원 정보의 진료 시간을 보여 줍니다.'],
  }),
  hoursNote: labeled(boundText.optional(), {
    en: ['Note on the hours', 'Shown below the opening hours.'],
    ko: ['진료 시간 안내', '진료 시간 아래에 표시되는 문구입니다.'],
    multiline: true,
    examples: [
      {
        ko: '공휴일은 휴진합니다.',
        en: 'Closed on public holidays.',
        ja: '祝日は休診です。',
        zh: '公休日休诊。',
      },
    ],
  }),
  links: labeled(z.array(footerLink).max(16).default([]), {
    en: ['Links', 'Links such as the terms; at most 16.'],
    ko: ['링크', '이용약관 같은 링크입니다. 최대 16개입니다.'],
  }),
  social: labeled(
    z
      .array(titled(z.enum(socialKinds), { ...socialTitles, kakaoTalk, naverTalk, line, whatsapp }))
      .default([...socialKinds]),
    {
      en: [
        'Social links',
        'Channels shown with an icon, in this order. Those that the clinic lacks are left out.',
      ],
      ko: [
        '소셜 링크',
        '아이콘으로 보여 줄 채널이며 이 순서대로 표시됩니다. 병원 정보에 없는 채널은 표시되지 않습니다.',
      ],
    },
  ),
  copyright: labeled(boundText.optional(), {
    en: ['Copyright', 'Replaces the copyright line of the clinic.'],
    ko: ['저작권 문구', '병원 정보의 저작권 문구 대신 표시됩니다.'],
    examples: [{ ko: '© 봄날의원', en: '© Bomnal Clinic', ja: '© ボムナル医院', zh: '© 春日医院' }],
  }),
});

export const meta = {
  label: { ko: '푸터', en: 'Footer', ja: 'フッター', zh: '页脚' },
  description: {
    en: 'Contact, opening hours, links, social links, logo and business details.',
    ko: '연락처, 진료 시간, 링크, 소셜 링크, 로고, 사업자 정보를 보여 줍니다.',
  },
  keywords: 'bottom imprint business address 하단 사업자 정보 주소 フッター 会社概要 住所 底部 公司信息 地址',
  category: 'global',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {
    branches: { label: { en: 'Branches of the clinic', ko: '지점 선택' }, max: 1, takes: 'branches' },
  },
  places: ['footer'],
  provides: ['legal-identity'],
  presets: [
    { label: { en: 'Commerce', ko: '커머스' }, data: { variant: 'columns' } },
    { label: { en: 'Hybrid', ko: '하이브리드' }, data: { variant: 'center' } },
    { label: { en: 'Branding', ko: '브랜딩' }, data: { variant: 'editorial' } },
  ],
} as const satisfies BlockMeta;
