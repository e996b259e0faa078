import { z } from 'zod';
import { labeled } from '../labeled.ts';
import { safeUrl } from '../primitives.ts';
import { homepageConfig } from '../site/homepage-config.ts';
import { marketingSettings } from '../site/marketing.ts';
import { ofPartner } from './members-calls.ts';
import { operatorCall, refusalBody } from './operator-call.ts';

/** Of the configuration: what is decided elsewhere, or written by the system. */
export const fixedConfig = {
  version: true,
  templateCode: true,
  timeZone: true,
  faviconUpdatedAt: true,
  sitemapUpdatedAt: true,
} as const;
/** Of marketing: the address belongs to the host, its certificate and its redirects. */
export const fixedMarketing = { domainUrl: true } as const;

const maps = z.strictObject({
  naverMapUrl: labeled(safeUrl.optional(), {
    en: ['Naver map', 'Link to the Naver map.'],
    ko: ['네이버 지도', '네이버 지도 링크입니다.'],
  }),
  kakaoMapUrl: labeled(safeUrl.optional(), {
    en: ['Kakao map', 'Link to the Kakao map.'],
    ko: ['카카오맵', '카카오맵 링크입니다.'],
  }),
  tMapUrl: labeled(safeUrl.optional(), {
    en: ['T map', 'Link to T map.'],
    ko: ['티맵', '티맵 링크입니다.'],
  }),
  googleMapUrl: labeled(safeUrl.optional(), {
    en: ['Google map', 'Link to Google maps.'],
    ko: ['구글 지도', '구글 지도 링크입니다.'],
  }),
});

/** Settings of a clinic that operators change. Visitors see a change at once, without a publication. */
export const clinicSettings = z.strictObject({
  config: homepageConfig.omit(fixedConfig),
  marketing: marketingSettings.omit(fixedMarketing),
  partner: maps,
});
export type ClinicSettings = z.infer<typeof clinicSettings>;

/** Characters of all settings: every page reads them, and the audit log stores each change. */
const longestSettings = 100_000;

const answer = z.strictObject({
  settings: clinicSettings,
  version: z.string().describe('Changes with every save.'),
});
export type SettingsAnswer = z.infer<typeof answer>;

export const settingsCalls = {
  clinicSettings: operatorCall({
    name: 'clinicSettings',
    method: 'GET',
    path: '/operator/partners/{code}/settings',
    access: 'viewer',
    params: z.strictObject(ofPartner),
    response: answer,
    summary: 'Configuration, marketing and map links of the clinic that operators can change',
  }),
  saveClinicSettings: operatorCall({
    name: 'saveClinicSettings',
    method: 'PUT',
    path: '/operator/partners/{code}/settings',
    access: 'publisher',
    params: z.strictObject(ofPartner),
    body: z.strictObject({
      version: z.string().max(100).describe('The version that the change was made from.'),
      settings: clinicSettings.refine(
        (settings) => JSON.stringify(settings).length <= longestSettings,
        `expected at most ${longestSettings} characters`,
      ),
    }),
    response: answer,
    refusals: { 409: refusalBody(409, 'SETTINGS_CHANGED', { present: answer }) },
    summary: 'Change settings of the clinic for visitors; a late save is refused, and never overwrites',
  }),
};
