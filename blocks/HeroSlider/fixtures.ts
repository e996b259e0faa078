import { longParagraph, pictureFixture } from '#blocks/_ui/content-fixtures.ts';
import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { longWords } from '#blocks/_ui/product-fixtures.ts';

const art = (number: number) => ({
  pc: pictureFixture(`hero-${number}`),
  mobile: pictureFixture(`hero-${number}-m`),
});

export const fixtures = {
  default: {
    data: {
      heading: { $bind: 'partner.displayName' },
      slides: [
        {
          image: art(1),
          tone: 'light',
          eyebrow: { ko: '11월 한정', en: 'November only', ja: '11月限定', zh: '11月限定' },
          title: {
            ko: '피부의 계절을\n다시 봄으로',
            en: 'Bring your skin\nback to spring',
            ja: '肌の季節を\nもう一度、春へ',
            zh: '让肌肤\n重返春天',
          },
          text: {
            ko: '진단부터 사후 관리까지, 담당 원장이 끝까지 함께합니다.',
            en: 'One doctor stays with you from diagnosis to aftercare.',
            ja: '診断からアフターケアまで、担当医が最後まで寄り添います。',
            zh: '从诊断到术后护理,主诊医生全程陪伴。',
          },
          link: {
            url: '/exhibitions',
            label: { ko: '이벤트 보기', en: 'See events', ja: 'イベントを見る', zh: '查看活动' },
          },
        },
        {
          image: art(2),
          tone: 'light',
          title: {
            ko: '리프팅, 정직한 샷 수로',
            en: 'Lifting, every shot counted',
            ja: 'リフティング、ショット数は正直に',
            zh: '提拉紧致,发数真实透明',
          },
          link: {
            url: '/products',
            label: { ko: '시술 보기', en: 'See treatments', ja: '施術を見る', zh: '查看项目' },
          },
        },
        {
          image: art(3),
          tone: 'light',
          title: {
            ko: '처음 오셨나요?',
            en: 'Your first visit?',
            ja: '初めてのご来院ですか?',
            zh: '第一次来院吗?',
          },
        },
      ],
    },
  },
  minimal: { data: { slides: [{ title: '봄날의원' }], autoplay: false } },
  extreme: {
    data: {
      variant: 'split',
      slides: Array.from({ length: 8 }, (_, index) => ({
        ...(index % 2 === 0 && { image: { pc: pictureFixture('hero-1') } }),
        eyebrow: longWords,
        title: longWords,
        text: longParagraph,
        link: { url: '/products', label: longWords },
        tone: index % 3 === 0 ? 'light' : 'dark',
      })),
    },
  },
} satisfies Fixtures;
