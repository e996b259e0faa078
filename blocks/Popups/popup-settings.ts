import type { HomepageConfig } from '#schemas/site/homepage-config.ts';
import type { Offsets } from './anchor.ts';

/** The browser's popup settings for a site (`data-popups`). */
export type PopupsSettings = {
  type: HomepageConfig['popupType'];
  offsets: Offsets;
  widthCount: number;
  timeZone: string;
};

export const settingsOf = (config: HomepageConfig): PopupsSettings => ({
  type: config.popupType,
  offsets: {
    top: config.popupTopOffset,
    bottom: config.popupBottomOffset,
    left: config.popupLeftOffset,
    right: config.popupRightOffset,
  },
  widthCount: config.popupGridWidthCount,
  timeZone: config.timeZone,
});
