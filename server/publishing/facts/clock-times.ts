/** Opening hours in a text, as `10:00` and `19:00`. */
type TimeRange = { written: string; from: string; to: string };

const time = String.raw`(?:(오전|오후|午前|午後|上午|下午|am|pm)\s?)?(\d{1,2})(?:[:：](\d{2})|\s?(시|時|时|点)(?:\s?(\d{1,2})\s?(?:분|分)|\s?(반|半))?)?(?:\s?(am|pm|a\.m\.|p\.m\.))?`;
const range = new RegExp(
  `(?<![\\d:.,])${time}\\s?(?:-|–|—|~|〜|～|to|until|에서|부터|から|至|到)\\s?${time}(?![\\d:])`,
  'giu',
);

/** The ranges of times in a text; `10-20` without minutes or a word for hours is none. */
export function timeRangesIn(text: string): TimeRange[] {
  return [...text.matchAll(range)].flatMap((match) => {
    const [written] = match;
    const [from, to] = [toClock(match.slice(1, 8)), toClock(match.slice(8, 15))];
    if (!from || !to) return [];
    // "오후 1시부터 2시" names the half of the day once.
    const isLater = to < from && match[8] === undefined && Number(match[9]) < 12;
    return [{ written: written.trim(), from, to: isLater ? afternoon(to) : to }];
  });
}

const afternoon = (time: string): string => `${Number(time.slice(0, 2)) + 12}${time.slice(2)}`;

/** `HH:mm`, or undefined if the parts name no time of a clock. */
function toClock([before, hour, minutes, word, others, half, after]: (string | undefined)[]):
  | string
  | undefined {
  const isNamed = minutes ?? word ?? before ?? after;
  const minute = Number(minutes ?? others ?? (half ? 30 : 0));
  const isAfternoon = /오후|午後|下午|p/i.test(`${before ?? ''}${after ?? ''}`);
  const named = Number(hour);
  const value = isAfternoon && named < 12 ? named + 12 : named;
  if (isNamed === undefined || value > 24 || minute > 59) return undefined;
  return `${String(value).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
