import { z } from 'zod';
import { type Label, labeled } from '../labeled.ts';
import { type LayoutNode, node } from './node.ts';

export type GlobalSlot = {
  /** Where its node is rendered: before the content, in one row with it, or after it. */
  place: 'before' | 'beside' | 'after';
  /** Its node covers the page, and is as wide as the window even where a panel narrows the page. */
  isOverlay?: true;
  /** Page keys without the slot, whatever template or document name. */
  absentFrom?: readonly string[];
  /** What operators read at the slot. */
  label: Label;
};

/** The pages that show no header (SPEC section 2, Other paths). */
const special = ['/landing', '/ready', '/goodbye', '/sign-up/welcome'];
/** The pages without a search panel (SPEC section 2, Layout). */
const terms = ['/terms/terms-of-service', '/terms/privacy-policy'];

/** The global slots, in the order in which they are rendered (SPEC section 3, Global layout slots, and one
 * for consent). A new one is a row here. */
const table = {
  header: {
    place: 'before',
    absentFrom: special,
    label: { en: ['Header', 'Logo, menu and languages.'], ko: ['헤더', '로고, 메뉴, 언어 선택이 있습니다.'] },
  },
  search: {
    place: 'before',
    isOverlay: true,
    label: {
      en: ['Search', 'The search over the whole page.'],
      ko: ['검색창', '화면 전체를 덮는 검색창입니다.'],
    },
  },
  layoutSearch: {
    place: 'beside',
    isOverlay: true,
    absentFrom: terms,
    label: {
      en: ['Search panel', 'The search panel of wide windows.'],
      ko: ['검색 패널', '넓은 화면 옆에 표시되는 검색 패널입니다.'],
    },
  },
  footer: {
    place: 'after',
    label: {
      en: ['Footer', 'Contact, hours and business details.'],
      ko: ['푸터', '연락처, 진료 시간, 사업자 정보가 있습니다.'],
    },
  },
  floatingButton: {
    place: 'after',
    isOverlay: true,
    label: { en: ['Floating button', 'Quick contact.'], ko: ['플로팅 버튼', '빠른 상담 버튼입니다.'] },
  },
  popup: {
    place: 'after',
    isOverlay: true,
    label: { en: ['Popups', 'Popups of the clinic.'], ko: ['팝업', '병원의 팝업이 표시됩니다.'] },
  },
  widget: {
    place: 'after',
    isOverlay: true,
    label: {
      en: ['Widget', 'The reservation widget and the cart.'],
      ko: ['위젯', '예약 위젯과 장바구니입니다.'],
    },
  },
  consent: {
    place: 'after',
    isOverlay: true,
    label: {
      en: ['Consent', 'Asks visitors which measuring services may load.'],
      ko: ['동의 배너', '측정 서비스를 허용할지 묻는 배너입니다.'],
    },
  },
} as const satisfies Record<string, GlobalSlot>;

export type GlobalSlotName = keyof typeof table;

export const globalSlotTable: Readonly<Record<GlobalSlotName, GlobalSlot>> = table;

export const globalSlotNames = Object.keys(table) as GlobalSlotName[];

/** One node per global slot; `null` empties a slot that the template fills. */
export type GlobalSlots = { [Name in GlobalSlotName]?: LayoutNode | null | undefined };

const slotNode = node.nullable().optional();
const shape = Object.fromEntries(globalSlotNames.map((name) => [name, labeled(slotNode, table[name].label)]));

export const globalSlots = z
  .strictObject(shape as Record<GlobalSlotName, typeof slotNode>)
  .meta({ id: 'GlobalSlots' });
