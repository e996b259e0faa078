import { dayHours } from '#engine/domain/partner/hours.ts';
import { dayKeys, type PartnerHours } from '#schemas/site/partner-hours.ts';
import { timeRangesIn } from '../../facts/clock-times.ts';
import { mainInfo } from '../../facts/main-info.ts';
import { defineRule } from '../../rule.ts';
import { examplePartner } from '../../testing/example-site.ts';
import { quoted, readable, textEntries } from '../../texts/text-entries.ts';

const date =
  /\d{1,2}\s?[월月]\s?\d{1,2}\s?[일日号]|\d{4}-\d{2}-\d{2}|\b\d{1,2}\s(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;

export default defineRule({
  level: 'warning',
  title: { ko: '병원 정보와 다른 진료 시간', en: 'Opening hours that differ from the clinic’s' },
  about: {
    ko: '문구에 직접 쓴 진료 시간이 병원 정보의 시간과 다르면 방문자가 헛걸음합니다.',
    en: "Opening hours in a text that differ from the partner's make visitors come in vain.",
  },
  *check({ texts, partner }) {
    const hours = mainInfo(partner)?.partner;
    const known = hours && rangesOf(hours);
    if (!known || known.size === 0) return;
    for (const entry of textEntries(texts)) {
      const text = readable(entry);
      // Hours of a single day differ for a reason.
      if (date.test(text)) continue;
      for (const { written, from, to } of timeRangesIn(text))
        if (!known.has(`${from} ${to}`))
          yield {
            path: entry.path,
            message: {
              ko: `시간 ${quoted(written)}은(는) 병원 정보의 진료·점심시간에 없습니다`,
              en: `The hours ${quoted(written)} are not among the partner's opening and lunch hours`,
            },
            remedy: {
              ko: '시간을 고치거나, “진료 시간” 블록으로 병원 정보를 보여 주세요.',
              en: 'Correct them, or show the facts with a block such as “Business hours”.',
            },
          };
    }
  },
  examples: {
    passing: [
      { document: footer('평일 10:00–19:00'), partner: withHours() },
      { document: footer('점심 13:00 - 14:00'), partner: withHours() },
      { document: footer('오전 10:00–13:00, 오후 14:00–19:00'), partner: withHours() },
      { document: footer('토요일 10:00–12:00, 12:30–15:00'), partner: withHours() },
      { document: footer('1:1 상담, 3~5회') },
      { document: footer('12월 24일 10:00–17:00'), partner: withHours() },
    ],
    failing: [
      {
        document: footer('토요일 10:00–13:00'),
        partner: withSaturday(),
        at: 'slots.footer.data.hoursNote',
      },
      { document: footer('평일 10:00–20:00'), partner: withHours(), at: 'slots.footer.data.hoursNote' },
      { document: footer('오전 9시부터 오후 7시'), partner: withHours(), at: 'slots.footer.data.hoursNote' },
    ],
  },
});

/** Every range of the partner's hours, and their parts before and after lunch: `10:00 19:00`. */
function rangesOf(hours: PartnerHours): Set<string> {
  const ranges: [string | null, string | null][] = dayKeys.flatMap((day) => {
    const { open, close, lunch } = dayHours(hours, day);
    const parts: typeof ranges = lunch
      ? [
          [open, lunch.start],
          [lunch.end, close],
        ]
      : [];
    return [
      [hours[`${day}Open`], hours[`${day}Close`]],
      [hours[`${day}LunchStart`], hours[`${day}LunchEnd`]],
      ...parts,
    ];
  });
  ranges.push([hours.lunchStart, hours.lunchEnd]);
  return new Set(ranges.flatMap(([from, to]) => (from && to ? [`${from} ${to}`] : [])));
}

function footer(hoursNote: string) {
  return { slots: { footer: { id: 'footer', type: 'FooterMain', v: 1, data: { hoursNote } } } };
}

function withHours() {
  return withSaturday({ mondayOpen: '10:00', mondayClose: '19:00' });
}

/** A Saturday with its own lunch, to which the general one does not apply. */
function withSaturday(more: Partial<PartnerHours> = {}) {
  const hours = { saturdayOpen: '10:00', saturdayClose: '15:00', lunchStart: '13:00', lunchEnd: '14:00' };
  return withInfo({ ...hours, saturdayLunchStart: '12:00', saturdayLunchEnd: '12:30', ...more });
}

function withInfo(own: Partial<PartnerHours>) {
  const { info } = examplePartner();
  const ko = info.ko && { row: { ...info.ko.row, partner: { ...info.ko.row.partner, ...own } } };
  return { info: { ...info, ...(ko && { ko }) } };
}
