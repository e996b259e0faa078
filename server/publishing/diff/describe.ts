import { type GlobalSlotName, globalSlotTable } from '#schemas/layout/slots.ts';
import type { OperatorText } from '#schemas/operator/finding.ts';
import type { Node, Path } from '../json/tree.ts';
import { type Place, placeOf } from './place.ts';

/**
 * The name of a block in the operators' languages, by its type; undefined for an unknown one. `fieldOf` tells what Korean
 * operators call a field of its data.
 */
export type BlockNames = ((type: string) => OperatorText | undefined) & {
  fieldOf?: (type: string, field: Path) => string | undefined;
};

export type What =
  | { kind: 'added' | 'removed' }
  | { kind: 'changed'; from?: string | undefined; to?: string | undefined }
  | { kind: 'moved'; from: number; to: number };

/** One change in words: `headline (en) of Hero on / changed`. */
export function describeChange(place: Place, what: What, names: BlockNames): OperatorText {
  const { ko, en } = subjectOf(place, names);
  if (what.kind === 'moved') {
    return {
      ko: `${ko} ${what.from}번째에서 ${what.to}번째로 이동`,
      en: `${en} moved from ${ordinal(what.from)} to ${ordinal(what.to)}`,
    };
  }
  // A text is too long for the line; its values are in the change itself.
  const values =
    what.kind === 'changed' && what.from !== undefined && !place.language
      ? `: ${what.from} → ${what.to}`
      : '';
  return { ko: `${ko} ${verbs[what.kind]}${values}`, en: `${en} ${what.kind}${values}` };
}

const verbs = { added: '추가', removed: '삭제', changed: '변경' };

/** A place that both sides changed, in words. @param root undefined if a document cannot be read */
export function describeConflict(root: Node | undefined, path: Path, names: BlockNames): OperatorText {
  if (!root)
    return {
      ko: 'JSON 형식이 올바르지 않은 문서는 병합할 수 없습니다.',
      en: 'A document that is not valid JSON cannot be merged.',
    };
  const { ko, en } = subjectOf(placeOf(root, path), names);
  return { ko: `양쪽에서 다르게 변경됨: ${ko}`, en: `Changed differently on both sides: ${en}` };
}

function subjectOf(place: Place, names: BlockNames): OperatorText {
  const owner = ownerOf(place, names);
  const field = fieldOf(place, names);
  if (!field) return owner ?? { ko: '문서', en: 'the document' };
  if (!owner) {
    const [root, ...rest] = place.field;
    return root === 'theme' && rest.length > 0
      ? { ko: `테마 토큰 ${rest.join('.')}`, en: `theme token ${rest.join('.')}` }
      : { ko: field.ko, en: field.en };
  }
  return { ko: `${owner.ko}의 ${field.ko}`, en: `${field.en} of ${owner.en}` };
}

function ownerOf({ page, slot, node, entry }: Place, names: BlockNames): OperatorText | undefined {
  if (node) {
    const name = names(node.type) ?? { ko: node.type, en: node.type };
    const id = node.isOnly ? '' : ` “${node.id}”`;
    const where = placeName(page, slot);
    return { ko: `${where.ko} ${name.ko}${id}`, en: `${name.en}${id} ${where.en}` };
  }
  if (slot !== undefined) {
    const onPage = page === undefined ? { ko: '', en: '' } : { ko: `${page} 페이지의 `, en: ` on ${page}` };
    return { ko: `${onPage.ko}${slotName(slot)} 슬롯`, en: `slot ${slot}${onPage.en}` };
  }
  if (page !== undefined) return { ko: `${page} 페이지`, en: `page ${page}` };
  if (entry) {
    const list = lists[entry.list] ?? { ko: entry.list, en: entry.list };
    return { ko: `${list.ko} ${entry.name}`, en: `${list.en} ${entry.name}` };
  }
  return undefined;
}

const languages: Record<string, string> = { ko: '한국어', en: '영어', ja: '일본어', zh: '중국어' };
/** Outside of blocks. */
const fields: Record<string, string> = {
  ...{
    menu: '메뉴',
    theme: '테마',
    template: '템플릿',
    languages: '언어',
    recommendedKeywords: '추천 검색어',
  },
  ...{ title: '제목', url: '링크', useWidget: '예약 위젯', sections: '섹션', slots: '슬롯' },
};

const lists: Record<string, OperatorText> = {
  menu: { ko: '메뉴 항목', en: 'menu entry' },
  languages: { ko: '언어 항목', en: 'language entry' },
};

/** What Korean operators call a slot of all pages. */
const slotName = (slot: string): string => globalSlotTable[slot as GlobalSlotName]?.label.ko[0] ?? slot;

function placeName(page: string | undefined, slot: string | undefined): OperatorText {
  if (slot !== undefined && page !== undefined)
    return { ko: `${page} 페이지 ${slotName(slot)} 슬롯의`, en: `in the slot ${slot} of ${page}` };
  if (slot !== undefined) return { ko: `${slotName(slot)} 슬롯의`, en: `in the slot ${slot}` };
  return { ko: `${page ?? ''} 페이지의`, en: `on ${page ?? 'no page'}` };
}

/**
 * The name of a field with the language of a text. In English as the document writes it, whose names are English words:
 * `cards[0].title (en)`; in Korean as forms call it.
 */
function fieldOf({ field, language, node }: Place, names: BlockNames): OperatorText | undefined {
  if (field.length === 0) return undefined;
  const name = field
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : index > 0 ? `.${part}` : part))
    .join('');
  const korean = (node ? names.fieldOf?.(node.type, field) : fields[name]) ?? name;
  return {
    ko: korean + (language ? `(${languages[language] ?? language})` : ''),
    en: name + (language ? ` (${language})` : ''),
  };
}

function ordinal(position: number): string {
  const [tens, ones] = [position % 100, position % 10];
  const ending = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][ones] ?? 'th');
  return `${position}${ending}`;
}
