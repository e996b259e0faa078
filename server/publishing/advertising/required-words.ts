import type { OperatorText } from '#schemas/operator/finding.ts';
import type { PhraseKind } from './phrases.ts';

/** Names for messages of what visitors must read next to prices or pictures. */
const names: Partial<Record<PhraseKind, OperatorText>> = {
  beforeAfterNotice: { ko: '개인차가 있다는 안내', en: 'that results differ from person to person' },
  vat: { ko: '부가세(세금) 포함 여부', en: 'whether tax is included' },
  selfPay: {
    ko: '보험이 적용되지 않는 자유진료라는 안내',
    en: 'that insurance does not cover it (自由診療)',
  },
  period: { ko: '치료 기간과 횟수', en: 'the period and the number of sessions' },
  risk: { ko: '주요 위험과 부작용', en: 'the main risks and side effects' },
};

/** Names what is missing, separated by commas. */
export const requiredWords = (kinds: readonly PhraseKind[]): OperatorText => ({
  ko: kinds.map((kind) => names[kind]?.ko ?? kind).join(', '),
  en: kinds.map((kind) => names[kind]?.en ?? kind).join(', '),
});
