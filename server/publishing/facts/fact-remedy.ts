import type { OperatorText } from '#schemas/operator/finding.ts';

/**
 * What to do instead of copying a fact: the button of the form, and which fact to choose there.
 * @param bind the fact, as bindings name it
 * @param first what else to do, up to the comma before "or"
 */
export const factRemedy = (bind: string, first?: OperatorText): OperatorText => ({
  ko: `${first ? `${first.ko}, ` : ''}양식에서 “병원 정보 사용”을 눌러 "${bind}"을(를) 선택하세요.`,
  en: `${first ? `${first.en}, or choose` : 'Choose'} "${bind}" by “Use a fact” in the form.`,
});
