import { longHeading, longParagraph, pictureFixture } from '#blocks/_ui/content-fixtures.ts';
import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { longWords } from '#blocks/_ui/product-fixtures.ts';

export const fixtures = {
  default: {
    data: {
      title: { ko: '걸어온 길', en: 'Our history', ja: '当院の歩み', zh: '发展历程' },
      periods: [
        {
          label: '2020 –',
          image: pictureFixture('space-3'),
          events: [
            {
              date: '2025.03',
              text: {
                ko: '레이저 센터 확장',
                en: 'Laser center extended',
                ja: 'レーザーセンターを拡張',
                zh: '激光中心扩建',
              },
            },
            {
              date: '2021.09',
              text: {
                ko: '외국인 환자 유치 의료기관 등록',
                en: 'Registered for international patients',
                ja: '外国人患者誘致医療機関に登録',
                zh: '注册为外国患者接诊医疗机构',
              },
            },
          ],
        },
        {
          label: '2011 – 2019',
          events: [
            {
              date: '2011.04',
              text: { ko: '강남에서 개원', en: 'Opened in Gangnam', ja: '江南に開院', zh: '在江南开业' },
            },
          ],
        },
      ],
    },
  },
  minimal: { data: { periods: [{ label: '2011', events: [{ text: '개원' }] }] } },
  extreme: {
    data: {
      ...longHeading,
      periods: Array.from({ length: 5 }, () => ({
        label: longWords,
        image: pictureFixture('space-4'),
        events: Array.from({ length: 6 }, () => ({ date: '2019.12.31', text: longParagraph })),
      })),
      variant: 'columns',
      tone: 'dark',
    },
  },
} satisfies Fixtures;
