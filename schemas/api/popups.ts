import { z } from 'zod';
import { labeled } from '../labeled.ts';
import { popup } from '../site/popup.ts';
import { contentLanguage, languageParams } from './common.ts';

export const popupRow = popup.extend({ languageCode: contentLanguage });
export type PopupRow = z.infer<typeof popupRow>;

export const popupsParams = labeled(z.object({ ...languageParams }), {
  en: ['Popups', 'Popups that run now.'],
  ko: ['팝업', '지금 표시 중인 팝업을 불러옵니다.'],
});

/** All popups that are running now, in ascending weight. */
export const popupsResponse = z.object({ rows: z.array(popupRow) });
export type PopupsResponse = z.infer<typeof popupsResponse>;
