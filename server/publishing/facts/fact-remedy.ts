import type { OperatorText } from '#schemas/operator/finding.ts';

/**
 * What to do instead of copying a fact: the button of the form, or the binding in JSON.
 * @param bind the fact, as bindings name it
 * @param first what else to do, up to the comma before "or"
 */
export const factRemedy = (bind: string, first?: OperatorText): OperatorText => ({
  ko: `${first ? `${first.ko}, ` : ''}양식에서 “병원 정보 사용”을 선택하세요(JSON: { "$bind": "${bind}" }).`,
  en: `${first ? `${first.en}, or choose` : 'Choose'} “Use a fact” in the form ({ "$bind": "${bind}" } in JSON).`,
});
