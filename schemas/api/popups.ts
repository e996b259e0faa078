import { z } from 'zod';
import { popup } from '../site/popup.ts';
import { contentLanguage, languageParams } from './common.ts';

export const popupRow = popup.extend({ languageCode: contentLanguage });
export type PopupRow = z.infer<typeof popupRow>;

export const popupsParams = z.object({ ...languageParams });

/** All popups that are running now, in ascending weight. */
export const popupsResponse = z.object({ rows: z.array(popupRow) });
export type PopupsResponse = z.infer<typeof popupsResponse>;
