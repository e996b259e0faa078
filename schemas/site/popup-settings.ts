import { z } from 'zod';
import { choice } from '../choice.ts';
import { labeled } from '../labeled.ts';

const edgeOffset = z.number().min(0).default(60).describe('Distance from the edge in px (SPEC section 9).');

/** How popups appear on this site; part of the homepage config. */
export const popupSettings = z.strictObject({
  popupType: labeled(
    choice({ LAYER: ['One after another', '하나씩'], GRID: ['All at once', '한꺼번에'] }).default('LAYER'),
    {
      en: ['Way of showing', 'One after another, or all at once in a grid.'],
      ko: ['팝업 방식', '팝업을 하나씩, 또는 격자로 한꺼번에 보여 줍니다.'],
    },
  ),
  isPopupDimmed: labeled(z.boolean().default(true), {
    en: ['Dimmed page', 'The page behind popups is dimmed.'],
    ko: ['배경 어둡게', '팝업 뒤의 페이지를 어둡게 합니다.'],
  }),
  popupGridWidthCount: labeled(z.int().min(1).max(6).default(3), {
    en: ['Popups in a row', 'Popups in one row of the grid, 1 to 6.'],
    ko: ['한 줄 팝업 수', '격자 한 줄의 팝업 수입니다. 1~6개입니다.'],
  }),
  popupTopOffset: labeled(edgeOffset, {
    en: ['Distance from the top', 'In pixels.'],
    ko: ['위쪽 간격', '픽셀 단위입니다.'],
  }),
  popupBottomOffset: labeled(edgeOffset, {
    en: ['Distance from the bottom', 'In pixels.'],
    ko: ['아래쪽 간격', '픽셀 단위입니다.'],
  }),
  popupLeftOffset: labeled(edgeOffset, {
    en: ['Distance from the left', 'In pixels.'],
    ko: ['왼쪽 간격', '픽셀 단위입니다.'],
  }),
  popupRightOffset: labeled(edgeOffset, {
    en: ['Distance from the right', 'In pixels.'],
    ko: ['오른쪽 간격', '픽셀 단위입니다.'],
  }),
});
export type PopupSettings = z.infer<typeof popupSettings>;
