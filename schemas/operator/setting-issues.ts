import { textsWithout } from '../content/texts-without.ts';
import type { LanguageCode } from '../primitives.ts';
import { daysWithHours } from '../site/partner-hours.ts';
import { lunchWithin } from '../time/day-hours.ts';
import { type AnySettings, type ClinicSettings, hasFacts, type SettingIssue } from './settings-calls.ts';

type Path = SettingIssue['path'];
type Hours = ClinicSettings['hours'];

/** What no visitor should read of settings: times without their other half, numbers that nobody can call … */
export function settingIssues(settings: AnySettings, main: LanguageCode): SettingIssue[] {
  if (!hasFacts(settings)) return [];
  return [
    ...textsWithout(settings.partner, main, ['partner']).map((path) => ({
      path,
      problem: 'main-language' as const,
    })),
    ...wrongNumbers(settings.partner),
    ...wrongHours(settings.hours),
  ];
}

/** The issues of what is changed: what a file has had before is no reason to refuse another change. */
export function issuesOfChange(before: AnySettings, after: AnySettings, main: LanguageCode): SettingIssue[] {
  const isChanged = (part: string, field: string | undefined) => {
    const [old, next] = [before, after].map(
      (settings) => (settings as Record<string, Record<string, unknown>>)[part],
    );
    return field === undefined
      ? JSON.stringify(old) !== JSON.stringify(next)
      : JSON.stringify(old?.[field]) !== JSON.stringify(next?.[field]);
  };
  // Whether a time is wrong depends on the others.
  return settingIssues(after, main).filter(({ path: [part, field] }) =>
    isChanged(String(part), part === 'hours' ? undefined : String(field)),
  );
}

function wrongNumbers(partner: ClinicSettings['partner']): SettingIssue[] {
  const { partnerTel, partnerFax, branches, partnerBusinessNumber: business, lat, lng } = partner;
  const numbers: [Path, string | undefined][] = [
    [['partnerTel'], partnerTel],
    [['partnerFax'], partnerFax],
    ...branches.map(({ tel }, index): [Path, string | undefined] => [['branches', index, 'tel'], tel]),
  ];
  const isKorean = partner.partnerInternationalTelCode === '+82';
  return [
    ...numbers.flatMap(([path, number]): SettingIssue[] =>
      number === undefined || isPhone(number) ? [] : [{ path: ['partner', ...path], problem: 'phone' }],
    ),
    ...(business === undefined || (isKorean ? koreanBusiness : anyBusiness).test(business)
      ? []
      : [{ path: ['partner', 'partnerBusinessNumber'], problem: 'business-number' as const }]),
    // In the sea off Africa: what maps return for a postal address that they do not find.
    ...(lat === 0 && lng === 0 ? [{ path: ['partner', 'lat'], problem: 'coordinates' as const }] : []),
  ];
}

/** Other characters group its digits, or separate further numbers. A link calls the first one. */
const isPhone = (number: string): boolean =>
  /^[\d\s+()\-.~,/*#]+$/.test(number) && /^\d{3,25}$/.test(number.replace(/\D/g, ''));
const koreanBusiness = /^\d{3}-?\d{2}-?\d{5}$/;
const anyBusiness = /^(?=.*\d)[\dA-Z][\dA-Z .\-/]{3,29}$/i;

function wrongHours(hours: Hours): SettingIssue[] {
  const issues: SettingIssue[] = [];
  const refuse = (field: keyof Hours, problem: SettingIssue['problem']) =>
    issues.push({ path: ['hours', field], problem });
  const open: { from: string; to: string }[] = [];
  for (const day of daysWithHours(hours)) {
    const [from, to] = [hours[`${day}Open`], hours[`${day}Close`]];
    const [start, end] = [hours[`${day}LunchStart`], hours[`${day}LunchEnd`]];
    if (!from !== !to) refuse(`${day}${from ? 'Close' : 'Open'}`, 'open-and-close');
    if (!start !== !end) refuse(`${day}${start ? 'LunchEnd' : 'LunchStart'}`, 'lunch-times');
    if (!from || !to) continue;
    if (!start && !end) open.push({ from, to });
    if (start && end && !lunchWithin({ start, end }, from, to)) refuse(`${day}LunchStart`, 'lunch-outside');
  }
  const { lunchStart: start, lunchEnd: end } = hours;
  if (!start !== !end) refuse(start ? 'lunchEnd' : 'lunchStart', 'lunch-times');
  // A Saturday that ends before lunch has none: one day with it is enough.
  else if (
    start &&
    end &&
    open.length > 0 &&
    !open.some(({ from, to }) => lunchWithin({ start, end }, from, to))
  )
    refuse('lunchStart', 'lunch-outside');
  return issues;
}
