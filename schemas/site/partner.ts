import { z } from 'zod';
import {
  htmlText,
  id,
  image,
  imagePath,
  isoDateTime,
  languageCode,
  maybe,
  orNull,
  safeUrl,
} from '../primitives.ts';
import { partnerHours } from './partner-hours.ts';

export const busLineKinds = ['main', 'branch', 'express', 'circular'] as const;

/** A bus stop near the clinic and its lines. */
export const wayByBus = z.object({
  stop: z.string(),
  description: maybe(z.string()).describe('How to walk from the stop.'),
  lines: z.array(z.object({ kind: z.enum(busLineKinds), numbers: z.array(z.string()).min(1) })),
});
export type WayByBus = z.infer<typeof wayByBus>;

/** A subway station and the exit to take. */
export const wayBySubway = z.object({
  line: z.string(),
  lineColor: maybe(z.string().regex(/^#[\da-f]{6}$/i)).describe("Overrides the line's official colour."),
  station: z.string(),
  exit: maybe(z.string()),
  description: maybe(z.string()).describe('How to walk from the exit.'),
  lat: maybe(z.number().min(-90).max(90)).describe('Of the station, to show it on the map.'),
  lng: maybe(z.number().min(-180).max(180)),
});
export type WayBySubway = z.infer<typeof wayBySubway>;

/** A summary of an employee; the partner-employees call has the details. */
export const partnerEmployeeSummary = z.object({
  id,
  name: z.string(),
  position: z.string(),
  image: maybe(image),
});

/** The clinic's reservation and customer system, if connected. */
export const partnerCrm = z.object({ code: z.string(), name: z.string(), isReservationLinked: z.boolean() });

export const mainLanguage = z.object({
  id,
  createdAt: isoDateTime,
  updatedAt: isoDateTime,
  code: languageCode,
  name: z.string().describe('Name in the language itself, e.g. 日本語.'),
  isDefault: z.boolean(),
  isMajor: z.boolean(),
});

/** A clinic of the same group. `isCurrent`: the clinic of this site. */
export const partnerBranch = z.object({
  name: z.string(),
  address: maybe(z.string()),
  tel: maybe(z.string()),
  url: orNull(safeUrl).describe('A clinic without a URL is not shown.'),
  isCurrent: z.boolean().default(false),
});
export type PartnerBranch = z.infer<typeof partnerBranch>;

/** The languages of the site. `rows`: all languages in display order, including the main one. */
export const partnerLanguage = z.object({
  main: mainLanguage,
  rows: z.array(z.object({ code: languageCode, name: z.string() })).min(1),
});
export type PartnerLanguage = z.infer<typeof partnerLanguage>;

/** All public information about the clinic itself (SPEC section 3), in the requested language. */
export const partnerInfo = z.object({
  id,
  partnerCode: z.string(),
  partnerName: z.string(),
  displayName: z.string(),
  partnerLogoImageUrl: orNull(imagePath),
  partnerGroupName: maybe(z.string()),
  partnerTel: maybe(z.string()),
  partnerInternationalTelCode: maybe(z.string()).describe('Defaults to +82 (SPEC section 9).'),
  partnerFax: maybe(z.string()),
  partnerBusinessNumber: maybe(z.string()),
  partnerCopyRight: maybe(z.string()),
  partnerCeoName: maybe(z.string()),
  partnerAddress: maybe(z.string()),
  lat: maybe(z.number().min(-90).max(90)),
  lng: maybe(z.number().min(-180).max(180)),
  naverMapUrl: orNull(safeUrl),
  tMapUrl: orNull(safeUrl),
  googleMapUrl: orNull(safeUrl),
  kakaoMapUrl: orNull(safeUrl),
  googlePlaceId: maybe(z.string()),
  partnerParkingInfo: maybe(htmlText),
  partnerParkingNotice: maybe(htmlText),
  partnerGroupInquiryUrl: orNull(safeUrl),
  branches: z.array(partnerBranch).default([]).describe('The clinics of the group, including this one.'),
  wayToPartnerByBus: z.array(wayByBus).default([]),
  wayToPartnerBySubway: z.array(wayBySubway).default([]),
  partnerEmployeeList: z
    .array(partnerEmployeeSummary.extend({ isDoctor: z.boolean().default(false) }))
    .default([])
    .describe('Doctors are offered in the inquiry form.'),
  partnerCrm: maybe(partnerCrm),
  ...partnerHours.shape,
  language: partnerLanguage,
});
export type PartnerInfo = z.infer<typeof partnerInfo>;
