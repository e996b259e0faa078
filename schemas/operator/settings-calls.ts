import { z } from 'zod';
import { partnerFacts } from '../content/partner-facts.ts';
import { homepageConfig } from '../site/homepage-config.ts';
import { marketingSettings } from '../site/marketing.ts';
import { partnerHours } from '../site/partner-hours.ts';
import { ofPartner } from './member-calls.ts';
import { operatorCall, refusalBody } from './operator-call.ts';

/** Configuration that is decided elsewhere, or set in the clinic's folder. */
export const fixedConfig = {
  version: true,
  templateCode: true,
  timeZone: true,
  faviconUpdatedAt: true,
  sitemapUpdatedAt: true,
} as const;
/** Marketing settings that belong elsewhere: the URL belongs to the host, its certificate and its redirects. */
export const fixedMarketing = { domainUrl: true } as const;

/** Facts that belong elsewhere: how reservations are linked is set up together with that system. */
export const fixedPartner = { partnerCrm: true } as const;

const general = {
  config: homepageConfig.omit(fixedConfig),
  marketing: marketingSettings.omit(fixedMarketing),
};

/** Settings and facts of a clinic that operators change. Visitors see a change at once, without a publication. */
export const clinicSettings = z.strictObject({
  ...general,
  partner: partnerFacts.omit(fixedPartner),
  hours: partnerHours.strict(),
});
export type ClinicSettings = z.infer<typeof clinicSettings>;

/**
 * What can be changed of a clinic whose files were read by a version of Maru that did not store them: its facts are known
 * in one language at a time. Setting it up again stores them.
 */
export const settingsWithoutFacts = z.strictObject({
  ...general,
  partner: partnerFacts.pick({ naverMapUrl: true, kakaoMapUrl: true, tMapUrl: true, googleMapUrl: true }),
});
export type SettingsWithoutFacts = z.infer<typeof settingsWithoutFacts>;

const anySettings = z.union([clinicSettings, settingsWithoutFacts]);
export type AnySettings = ClinicSettings | SettingsWithoutFacts;

/** Whether settings have the facts of the clinic. */
export const hasFacts = (settings: AnySettings): settings is ClinicSettings => 'hours' in settings;

/** What no visitor should read, though the form of the value is right. */
const settingProblems = [
  'main-language',
  'phone',
  'business-number',
  'coordinates',
  'open-and-close',
  'lunch-times',
  'lunch-outside',
  'picture',
] as const;

/** A value that is refused, by its place in the settings. */
const settingIssue = z.strictObject({
  path: z.array(z.union([z.string(), z.int()])),
  problem: z
    .enum(settingProblems)
    .describe(
      '`main-language`: a text lacks it. `open-and-close`, `lunch-times`: one of two times is missing. `lunch-outside`: the break is not within the opening hours. `picture`: the media library has no such picture.',
    ),
});
export type SettingIssue = z.infer<typeof settingIssue>;

/** Characters of all settings: every page reads them, and the audit log stores each change. */
const longestSettings = 100_000;

const answer = z.strictObject({
  settings: anySettings,
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
    summary: 'Facts, opening hours, configuration and marketing of the clinic that operators can change',
  }),
  saveClinicSettings: operatorCall({
    name: 'saveClinicSettings',
    method: 'PUT',
    path: '/operator/partners/{code}/settings',
    access: 'publisher',
    params: z.strictObject(ofPartner),
    body: z.strictObject({
      version: z.string().max(100).describe('The version that the change was made from.'),
      settings: anySettings.refine(
        (settings) => JSON.stringify(settings).length <= longestSettings,
        `expected at most ${longestSettings} characters`,
      ),
    }),
    response: answer,
    refusals: {
      409: refusalBody(409, 'SETTINGS_CHANGED', { present: answer }),
      422: refusalBody(422, 'SETTINGS_INVALID', { issues: z.array(settingIssue) }),
    },
    summary: 'Change settings of the clinic for visitors; a late save is refused, and never overwrites',
  }),
};
