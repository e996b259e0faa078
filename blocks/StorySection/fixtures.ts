import { longParagraph, pictureFixture } from '#blocks/_ui/content-fixtures.ts';
import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { longWords } from '#blocks/_ui/product-fixtures.ts';

export const fixtures = {
  default: {
    data: {
      eyebrow: { ko: '우리의 진료', en: 'How we care', ja: '私たちの診療', zh: '我们的诊疗' },
      title: {
        ko: '오래 보고,\n적게 권합니다',
        en: 'We look long\nand advise little',
        ja: '長く診て、\n少なくすすめる',
        zh: '细看久观,\n少而精',
      },
      body: [
        {
          ko: '첫 진료는 30분 이상 진행합니다. 피부 상태와 생활 습관, 지난 시술까지 살펴본 뒤 지금 필요한 것만 말씀드립니다.',
          en: 'A first visit lasts at least thirty minutes. We look at your skin, your habits and past treatments, and tell you only what you need now.',
          ja: '初診には30分以上をかけます。肌の状態や生活習慣、これまでの施術まで確認したうえで、今必要なことだけをお伝えします。',
          zh: '初诊时间不少于30分钟。我们会了解您的皮肤状态、生活习惯和以往的治疗,只告诉您现在需要的。',
        },
        {
          ko: '하지 않아도 되는 시술은 권하지 않습니다.',
          en: 'We do not suggest what you can do without.',
          ja: '必要のない施術はおすすめしません。',
          zh: '不必要的治疗,我们不会推荐。',
        },
      ],
      image: pictureFixture('story-1', {
        ko: '상담실의 창가',
        en: 'Window of the consultation room',
        ja: 'カウンセリング室の窓辺',
        zh: '咨询室的窗边',
      }),
      caption: {
        ko: '2층 상담실',
        en: 'Consultation room, 2nd floor',
        ja: '2階カウンセリング室',
        zh: '2楼咨询室',
      },
      link: {
        url: '/introduce',
        label: { ko: '병원 소개', en: 'About us', ja: '当院について', zh: '医院介绍' },
      },
    },
  },
  minimal: { data: { title: '이야기' } },
  extreme: {
    data: {
      eyebrow: longWords,
      title: longWords,
      body: Array.from({ length: 8 }, () => longParagraph),
      image: pictureFixture('story-2'),
      caption: longParagraph,
      link: { url: '/introduce', label: longWords },
      layout: 'overlap',
      tone: 'alt',
    },
  },
} satisfies Fixtures;
