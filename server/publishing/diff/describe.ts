import type { z } from 'zod';
import { type GlobalSlotName, globalSlotTable } from '#schemas/layout/slots.ts';
import { tokenLabel } from '#schemas/layout/token-labels.ts';
import type { OperatorText } from '#schemas/operator/finding.ts';
import type { Node, Path } from '../json/tree.ts';
import { fieldTitle, schemaOfPart } from './field-titles.ts';
import { type Place, placeOf } from './place.ts';

/**
 * The name of a block in the operators' languages, by its type; undefined for an unknown one. `schemaOf` gives the schema
 * of its data, which has the titles of its fields.
 */
export type BlockNames = ((type: string) => OperatorText | undefined) & {
  schemaOf?: (type: string) => z.ZodType | undefined;
};

export type What =
  | { kind: 'added' | 'removed' }
  | { kind: 'changed'; from?: string | undefined; to?: string | undefined }
  | { kind: 'moved'; from: number; to: number }
  /** Where positions mislead, since items before it were added or removed: `behind` is the item that it follows now. */
  | { kind: 'moved'; behind: Place };

/**
 * One change as a readable sentence: `Headline (English) of Hero on / changed`.
 * @param isOn whether the value is `true` after it
 */
export function describeChange(place: Place, what: What, names: BlockNames, isOn = false): OperatorText {
  const { ko, en } = subjectOf(place, names);
  if (what.kind === 'moved') {
    if ('behind' in what) return describeMove({ ko, en }, what.behind, names);
    return {
      ko: `${ko} ${what.from}번째에서 ${what.to}번째로 이동`,
      en: `${en} moved from ${ordinal(what.from)} to ${ordinal(what.to)}`,
    };
  }
  const flag = hiddenWords(place, what, isOn);
  if (flag) {
    const owner = ownerOf(place, names) ?? { ko: '', en: '' };
    return { ko: `${owner.ko} ${flag.ko}`, en: `${owner.en} ${flag.en}` };
  }
  // A text is too long for the line; its values are in the change itself.
  const values =
    what.kind === 'changed' && what.from !== undefined && !place.language
      ? `: ${what.from} → ${what.to}`
      : '';
  return { ko: `${ko} ${verbs[what.kind]}${values}`, en: `${en} ${what.kind}${values}` };
}

function describeMove(
  { ko, en }: OperatorText,
  { node, entry, field }: Place,
  names: BlockNames,
): OperatorText {
  const name = node && field.length === 0 ? nodeName(node, names) : undefined;
  const before = name ?? (entry && { ko: entry.name, en: entry.name });
  if (!before) return { ko: `${ko} 이동`, en: `${en} moved` };
  return { ko: `${ko} 이동: ${before.ko} 다음`, en: `${en} moved behind ${before.en}` };
}

/** What happened to a block whose `hidden` changed. */
function hiddenWords({ node, field }: Place, { kind }: What, isOn: boolean): OperatorText | undefined {
  if (!node || field.length !== 1 || field[0] !== 'hidden' || kind === 'moved') return undefined;
  return isOn ? { ko: '숨김', en: 'hidden' } : { ko: '다시 표시', en: 'shown again' };
}

const verbs = { added: '추가', removed: '삭제', changed: '변경' };

/**
 * How both sides differ: by a value, by the order of a list, by where they moved something or that one removed it, or by
 * what they replaced what they removed with.
 */
export type ConflictKind = 'changed' | 'ordered' | 'moved' | 'removed' | 'replaced';

const conflictWords: Record<ConflictKind, OperatorText> = {
  changed: { ko: '양쪽에서 다르게 변경됨', en: 'Changed differently on both sides' },
  ordered: { ko: '양쪽에서 순서를 다르게 변경함', en: 'Ordered differently on both sides' },
  moved: { ko: '양쪽에서 서로 다른 곳으로 옮김', en: 'Moved to different places on both sides' },
  removed: {
    ko: '한쪽에서는 다른 곳으로 옮기고 다른 쪽에서는 삭제함',
    en: 'Moved on one side and removed on the other',
  },
  replaced: { ko: '양쪽에서 같은 항목을 다르게 바꿈', en: 'Replaced differently on both sides' },
};

/**
 * A place that both sides changed, as readable text.
 * @param root undefined if a document cannot be read
 */
export function describeConflict(
  root: Node | undefined,
  path: Path,
  names: BlockNames,
  kind: ConflictKind = 'changed',
): OperatorText {
  if (!root)
    return {
      ko: 'JSON 형식이 올바르지 않은 문서는 병합할 수 없습니다.',
      en: 'A document that is not valid JSON cannot be merged.',
    };
  const { ko, en } = subjectOf(placeOf(root, path), names);
  const words = conflictWords[kind];
  return { ko: `${words.ko}: ${ko}`, en: `${words.en}: ${en}` };
}

/** A place of a document as operators call it: `Headline (English) of Hero on /`. @param root of the document */
export const describePlace = (root: Node, path: Path, names: BlockNames): OperatorText =>
  subjectOf(placeOf(root, path), names);

function subjectOf(place: Place, names: BlockNames): OperatorText {
  const owner = ownerOf(place, names);
  const field = fieldOf(place, names);
  if (!field) return owner ?? { ko: '문서', en: 'the document' };
  return owner ? { ko: `${owner.ko}의 ${field.ko}`, en: `${field.en} of ${owner.en}` } : field;
}

function ownerOf({ page, slot, node, entry, field }: Place, names: BlockNames): OperatorText | undefined {
  if (node) {
    const name = nodeName(node, names);
    const where = placeName(page, slot);
    return { ko: `${where.ko} ${name.ko}`, en: `${name.en} ${where.en}` };
  }
  if (slot !== undefined) {
    const onPage = page === undefined ? { ko: '', en: '' } : { ko: `${page} 페이지의 `, en: ` on ${page}` };
    const name = slotName(slot);
    return { ko: `${onPage.ko}${name.ko} 슬롯`, en: `slot ${name.en}${onPage.en}` };
  }
  if (page !== undefined) return { ko: `${page} 페이지`, en: `page ${page}` };
  if (entry) {
    const own = Object.hasOwn(lists, entry.list) ? lists[entry.list] : undefined;
    const list = own ?? { ko: entry.list, en: entry.list };
    return { ko: `${list.ko} ${entry.name}`, en: `${list.en} ${entry.name}` };
  }
  return field[0] === 'theme' && field.length > 1 ? { ko: '테마', en: 'the theme' } : undefined;
}

/** The name of a block, with its id if the page has several of its type. */
function nodeName({ id, type, isOnly }: NonNullable<Place['node']>, names: BlockNames): OperatorText {
  const { ko, en } = names(type) ?? { ko: type, en: type };
  return isOnly ? { ko, en } : { ko: `${ko} “${id}”`, en: `${en} “${id}”` };
}

const languages: Record<string, OperatorText> = {
  ko: { ko: '한국어', en: 'Korean' },
  en: { ko: '영어', en: 'English' },
  ja: { ko: '일본어', en: 'Japanese' },
  zh: { ko: '중국어', en: 'Chinese' },
};

const lists: Record<string, OperatorText> = {
  menu: { ko: '메뉴 항목', en: 'menu entry' },
  languages: { ko: '언어 항목', en: 'language entry' },
};

/** What operators call a slot of all pages. */
function slotName(slot: string): OperatorText {
  const { ko, en } = globalSlotTable[slot as GlobalSlotName]?.label ?? { ko: [slot], en: [slot] };
  return { ko: ko[0], en: en[0] };
}

function placeName(page: string | undefined, slot: string | undefined): OperatorText {
  if (slot === undefined) return { ko: `${page ?? ''} 페이지의`, en: `on ${page ?? 'no page'}` };
  const { ko, en } = slotName(slot);
  return page === undefined
    ? { ko: `${ko} 슬롯의`, en: `in the slot ${en}` }
    : { ko: `${page} 페이지 ${ko} 슬롯의`, en: `in the slot ${en} of ${page}` };
}

/** The title of a field as forms have it, with the language of a text: `Cards 1 › Title (English)`. */
function fieldOf(place: Place, names: BlockNames): OperatorText | undefined {
  if (place.field.length === 0) return undefined;
  const title = titleOf(place, names);
  const language = languages[place.language ?? ''];
  return language ? { ko: `${title.ko}(${language.ko})`, en: `${title.en} (${language.en})` } : title;
}

function titleOf({ page, node, entry, field }: Place, names: BlockNames): OperatorText {
  if (node) return fieldTitle([names.schemaOf?.(node.type), schemaOfPart('node')], field);
  if (page !== undefined) return fieldTitle([schemaOfPart('page')], field);
  if (entry) return fieldTitle([schemaOfPart(entry.list)], field);
  const [root, token] = field;
  if (root !== 'theme' || token === undefined) return fieldTitle([schemaOfPart('document')], field);
  const label = tokenLabel(String(token));
  return label ? { ko: label.ko[0], en: label.en[0] } : { ko: String(token), en: String(token) };
}

function ordinal(position: number): string {
  const [tens, ones] = [position % 100, position % 10];
  const ending = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][ones] ?? 'th');
  return `${position}${ending}`;
}
