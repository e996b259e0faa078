import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import type { PopupRow } from '#schemas/api/popups.ts';
import type { PopupItem } from '#schemas/site/popup.ts';

const picture = (name: string, width: number, height: number) => ({
  url: `/files/bomnal/${name}.webp`,
  width,
  height,
  alt: '',
});

export const slide = (title: string, change: Partial<PopupItem> = {}): PopupItem => ({
  devices: ['PC', 'MOBILE'],
  title,
  linkTo: '/exhibitions/1',
  pcContent: picture('popup-1', 852, 640),
  mobileContent: picture('popup-1-m', 750, 750),
  weight: 0,
  ...change,
});

export const popupRow = (id: number, change: Partial<PopupRow> = {}): PopupRow => ({
  id,
  languageCode: 'ko',
  weight: id,
  locations: ['/'],
  popupItems: [slide(`팝업 ${id}`)],
  pcWidth: 4,
  pcHeight: 3,
  mobileWidth: null,
  mobileHeight: null,
  pcSizeType: 'RATIO',
  isAutoPlacement: true,
  direction: 'CENTER',
  startAt: null,
  endAt: null,
  ...change,
});

export const fixtures = {
  default: {
    data: {},
    source: {
      rows: [popupRow(1, { popupItems: [slide('첫 방문 혜택'), slide('겨울 이벤트')] }), popupRow(2)],
    },
  },
  minimal: { data: {}, source: { rows: [popupRow(1, { popupItems: [slide('', { linkTo: null })] })] } },
  extreme: {
    data: {},
    source: {
      rows: Array.from({ length: 12 }, (_, index) =>
        popupRow(index + 1, {
          popupItems: Array.from({ length: 6 }, (_item, n) =>
            slide('긴제목'.repeat(20) + n, { linkTo: 'https://blog.example.com/a?b=c' }),
          ),
          pcWidth: 210,
          pcHeight: 297,
          isAutoPlacement: false,
          direction: 'BOTTOM_RIGHT',
        }),
      ),
    },
  },
} satisfies Fixtures;
