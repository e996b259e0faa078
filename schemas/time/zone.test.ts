import { expect, test } from 'vitest';
import { instantAt, nextMidnight, wallClock } from './zone.ts';

test('wall clocks survive the change to summer time', () => {
  const newYork = 'America/New_York';
  expect(instantAt('2026-03-08', 9 * 60, newYork).toISOString()).toBe('2026-03-08T13:00:00.000Z');
  expect(instantAt('2026-03-07', 9 * 60, newYork).toISOString()).toBe('2026-03-07T14:00:00.000Z');
  // 02:30 does not exist on that night, 01:30 exists twice in November.
  expect(instantAt('2026-03-08', 150, newYork).toISOString()).toBe('2026-03-08T07:30:00.000Z');
  expect(instantAt('2026-11-01', 90, newYork).toISOString()).toBe('2026-11-01T05:30:00.000Z');
  expect(wallClock(new Date('2026-03-08T13:00Z'), newYork)).toEqual({
    date: '2026-03-08',
    weekday: 6,
    minutes: 540,
  });
});

// Half hours and quarters, both hemispheres, midnights that a clock change skips, none at all, and one abolished.
const zones = [
  'Asia/Seoul',
  'Asia/Tokyo',
  'Asia/Kathmandu',
  'Asia/Beirut',
  'Africa/Cairo',
  'America/Santiago',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Australia/Adelaide',
  'Europe/Berlin',
  'Pacific/Chatham',
  'UTC',
];
const minute = 60_000;

/** What the platform itself shows, read without any arithmetic of ours. */
function reader(timeZone: string) {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return (instant: number) => format.format(instant);
}

test.each(zones)('every day of four years begins and has its hours where %s is', (zone) => {
  const shown = reader(zone);
  const wrong: string[] = [];
  for (let day = Date.UTC(2025, 0, 1); day < Date.UTC(2029, 0, 1); day += 24 * 60 * minute) {
    const date = new Date(day).toISOString().slice(0, 10);
    for (const minutes of [0, 90, 150, 720, 1439]) {
      const instant = instantAt(date, minutes, zone).getTime();
      const wanted = `${date} ${new Date(minutes * minute).toISOString().slice(11, 16)}`;
      const is = shown(instant);
      const isRepeated = [30, 60].some((before) => shown(instant - before * minute) === wanted);
      if ((is !== wanted && !skips(shown, instant, wanted)) || isRepeated)
        wrong.push(`${wanted} is ${is}${isRepeated ? ' for the second time' : ''}`);
      const clock = wallClock(instant, zone);
      const [hours, rest] = [Math.floor(clock.minutes / 60), clock.minutes % 60];
      const ours = `${clock.date} ${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
      if (ours !== is) wrong.push(`${is} reads ${ours}`);
    }
    const midnight = nextMidnight(instantAt(date, 720, zone), zone).getTime();
    if (shown(midnight).slice(0, 10) <= date || shown(midnight - minute).slice(0, 10) > date)
      wrong.push(`the midnight after ${date} is ${shown(midnight)}`);
  }
  expect(wrong).toEqual([]);
});

/** Whether no clock of the zone shows the time on that day: within two hours it jumps over it. */
function skips(shown: (instant: number) => string, instant: number, wanted: string): boolean {
  for (let ahead = -120; ahead <= 120; ahead += 15)
    if (shown(instant + ahead * minute) === wanted) return false;
  return true;
}
