import type { BlockMeta } from '#registry/contract.ts';
import { widgetData, widgetGlobal } from '#schemas/site/widget.ts';

/** The widget slot (SPEC section 3, Widget data). It renders nothing: it configures the widget that a visitor opens. */
export const schema = widgetData.extend(widgetGlobal.shape);

export const meta = {
  label: { ko: '예약 위젯', en: 'Reservation widget', ja: '予約ウィジェット', zh: '预约组件' },
  description: {
    en: 'The third-party widget that visitors reserve with, where the partner uses one.',
    ko: '병원이 쓰는 외부 예약 위젯을 설정합니다.',
  },
  keywords: 'booking appointment calendar 예약 달력 予約 カレンダー 预约 日历',
  category: 'global',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
  places: ['widget'],
  presets: [
    { label: { en: 'Standard widget', ko: '기본 위젯' }, data: { menuType: 'Type1' } },
    {
      label: { en: 'Multilingual widget', ko: '다국어 위젯' },
      data: { menuType: 'Type2', positionType: 'LEFT' },
    },
  ],
} as const satisfies BlockMeta;
