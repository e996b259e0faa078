import type { PickerKind } from '#schemas/operator/content-calls.ts';
import type { EditableList } from '#schemas/operator/entry-calls.ts';
import { addDays } from '#schemas/time/day.ts';
import { instantOf } from '../../../ui/pickers/clinic-time.ts';
import type { Fields } from './entry-issues.ts';

/** Lists whose entries belong to an entry of another one: without any, none can be added. */
export const belongsTo: Partial<Record<EditableList, PickerKind>> = {
  boardArticles: 'boardTypes',
  faqs: 'faqCategories',
  products: 'categories',
  events: 'products',
};

type Start = {
  /** The present by the clinic's clock, `YYYY-MM-DDTHH:mm`. */
  now: string;
  timeZone: string;
  /** Number of the entry that it belongs to, if there is no other: a guess among several would be published unnoticed. */
  only: number | undefined;
};

/** Days that a new offer lasts, if nothing else is chosen. */
const offerDays = 30;

/** What a new entry begins with: what operators would choose most often, and no texts. */
export function newEntry(list: EditableList, { now, timeZone, only }: Start): Fields {
  const createdAt = instantOf(now, timeZone);
  const [today = ''] = now.split('T');
  const period = {
    isAlways: false,
    startAt: instantOf(`${today}T00:00`, timeZone),
    endAt: instantOf(`${addDays(today, offerDays)}T00:00`, timeZone),
  };
  const weekday = 'all';
  const of = (name: string): Fields => (only === undefined ? {} : { [name]: only });
  switch (list) {
    case 'notices':
      return { createdAt };
    case 'boardArticles':
      return { ...of('boardTypeId'), createdAt };
    case 'faqs':
      return of('categoryId');
    case 'schedules':
      return { kind: 'closure', date: today };
    case 'employees':
      return {
        weeklySchedule: {
          monday: weekday,
          tuesday: weekday,
          wednesday: weekday,
          thursday: weekday,
          friday: weekday,
        },
      };
    case 'brandings':
      return { sections: [{}] };
    case 'terms':
      return { type: 'terms-of-service', effectiveDate: today };
    case 'products':
      return { categoryIds: only === undefined ? [] : [only], options: [{ price: null }], createdAt };
    case 'events':
      return { prices: [{ ...of('productId'), option: 1 }], ...period };
    case 'exhibitions':
      return period;
    default:
      return {};
  }
}

/** What a copy of an entry begins with: it is written now. */
export const copyOf = (entry: Fields, { now, timeZone }: Omit<Start, 'only'>): Fields =>
  'createdAt' in entry ? { ...entry, createdAt: instantOf(now, timeZone) } : entry;
