import { expect, test } from 'vitest';
import { askForWhole } from './ask.ts';
import { parsePage } from './parse-page.ts';

test.each([
  { partner: 'bomnal', path: '/landing', title: '피부에 봄이 오는 순간', lead: /./ },
  { partner: 'bomnal', path: '/en/ready', title: 'Spring is on its way', lead: /A better site is coming/ },
  {
    partner: 'bomnal',
    path: '/goodbye',
    title: '그동안 함께해 주셔서 고마워요',
    lead: /탈퇴가 완료되었어요/,
  },
  { partner: 'haru', path: '/ready', title: '천천히 준비하고 있습니다', lead: /예약은 평소처럼 전화로/ },
  { partner: 'haru', path: '/en/sign-up/welcome', title: 'Welcome to Haru', lead: /Your account is ready/ },
  { partner: 'shirakawa', path: '/goodbye', title: 'ありがとうございました', lead: /退会のお手続きが完了/ },
])(
  '$partner $path is a special page with its own text, without a header, not indexed',
  async ({ partner, path, title, lead }) => {
    const { status, headers, text } = await askForWhole(partner, path);
    expect([status, headers['x-robots-tag']]).toEqual([200, 'noindex']);
    const document = parsePage(text);
    expect(document.querySelector('h1')?.textContent?.replace(/\s+/g, ' ')).toContain(title);
    expect(document.querySelector('main')?.textContent).toMatch(lead);
    expect(document.querySelector('body header')).toBeNull();
  },
);
