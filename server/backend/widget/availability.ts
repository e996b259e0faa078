import type { WidgetTime } from '#schemas/api/reservations.ts';
import type { HomepageConfig } from '#schemas/site/homepage-config.ts';
import { timeOf } from '#schemas/time/clock.ts';
import type { WallClock } from '#schemas/time/zone.ts';
import type { Opening, Span } from './opening.ts';

/** Minutes between two times that are offered; a reservation without treatments takes one step. */
export const step = 30;
/** Reservations that a clinic takes at once. The spec names no number; every clinic has two rooms. */
export const capacity = 2;
/** Minutes that must lie between the reservation and the visit. */
const notice = 30;
/** No reservation is longer: who wants more should speak with the clinic. */
const longest = 240;

export type ReservationRules = {
  allowsToday: boolean;
  allowsLunch: boolean;
  /** A reservation takes as long as its treatments do. */
  usesServiceTime: boolean;
};

/** The rules of a partner. Without `useReservationSetting` its three rules are not asked: what is usual holds. */
export function rulesOf(config: HomepageConfig): ReservationRules {
  if (!config.useReservationSetting) return { allowsToday: true, allowsLunch: false, usesServiceTime: false };
  return {
    allowsToday: config.isReservationToday,
    allowsLunch: config.isReservationLunch,
    usesServiceTime: config.isReservationUseServiceTime,
  };
}

/** Minutes that a reservation takes: those of its treatments in whole steps, where the partner counts them. */
export function durationOf(treatments: readonly (number | null)[], rules: ReservationRules): number {
  if (!rules.usesServiceTime) return step;
  const minutes = treatments.reduce<number>((sum, one) => sum + (one ?? step), 0);
  return Math.min(longest, Math.max(step, Math.ceil(minutes / step) * step));
}

type Question = {
  date: string;
  opening: Opening | null;
  rules: ReservationRules;
  /** From `durationOf`. */
  duration: number;
  now: WallClock;
  /** Reservations of that day that stand already. */
  taken: readonly Span[];
};

/**
 * The times of a day, in steps from the opening: those at which the visit would end before the clinic closes and
 * not run into lunch. One that is over, or that too many have, is there but not free.
 */
export function timesOf({ date, opening, rules, duration, now, taken }: Question): WidgetTime[] {
  if (!opening || date < now.date || (date === now.date && !rules.allowsToday)) return [];
  const times: WidgetTime[] = [];
  for (let from = opening.from; from + duration <= opening.to; from += step) {
    const visit = { from, to: from + duration };
    if (!rules.allowsLunch && opening.lunch && overlap(visit, opening.lunch)) continue;
    const isOver = date === now.date && from < now.minutes + notice;
    times.push({ time: timeOf(from), isFree: !isOver && hasRoom(visit, taken) });
  }
  return times;
}

/** Whether in no step of a visit the clinic is full. */
function hasRoom(visit: Span, taken: readonly Span[]): boolean {
  for (let from = visit.from; from < visit.to; from += step) {
    const during = taken.filter((other) => overlap({ from, to: from + step }, other));
    if (during.length >= capacity) return false;
  }
  return true;
}

const overlap = (a: Span, b: Span) => a.from < b.to && b.from < a.to;
