import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { choice } from '#schemas/choice.ts';
import { labeled } from '#schemas/labeled.ts';
import { headingFields, picture } from '#schemas/layout/parts.ts';
import { tone } from '#schemas/layout/shared-choices.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

/** Postal address, ways and parking are partner facts. `image` is a map image; without it a drawn panel is shown. */
export const schema = z.strictObject({
  ...headingFields,
  image: labeled(picture.optional(), {
    en: ['Map picture', 'A picture of the map. Leave it empty for a simple drawing.'],
    ko: ['약도 이미지', '비워 두면 간단한 그림이 표시됩니다.'],
  }),
  showWays: labeled(z.boolean().default(true), {
    en: ['Directions', 'Shows the ways by bus and subway.'],
    ko: ['교통편 표시', '버스와 지하철 안내를 보여 줍니다.'],
  }),
  variant: labeled(
    choice({
      split: ['Side by side', '좌우 배치'],
      stacked: ['Stacked', '위아래 배치'],
      compact: ['Compact', '간단하게'],
    }).default('split'),
    sharedLabels.look,
  ),
  tone: labeled(tone.default('plain'), sharedLabels.tone),
});

export const meta = {
  label: { ko: '오시는 길', en: 'Location', ja: 'アクセス', zh: '来院路线' },
  description: {
    en: 'Address, map apps, parking, bus and subway.',
    ko: '주소, 지도 앱, 주차, 버스와 지하철을 안내합니다.',
  },
  keywords: 'map address parking directions subway 지도 주소 주차 찾아오는 地図 住所 駐車場 地图 地址 停车',
  category: 'introduce',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
} as const satisfies BlockMeta;
