import { expect, test } from 'vitest';
import { checkTerms } from './terms.ts';

const found = (texts: Record<string, string>) =>
  checkTerms([{ path: 'blocks/Hero/messages.json', messages: { title: texts } }]).map(({ found }) => found);

test('Another word for a thing is found', () => {
  expect(found({ ko: '일치하는 시술이 없습니다.', ja: '該当する施術', zh: '门诊时间' })).toEqual([]);
  expect(found({ ko: '일치하는 상품이 없습니다.' })).toEqual(['"title" has "상품" in ko']);
  expect(found({ zh: '诊疗时间' })).toEqual(['"title" has "诊疗时间" in zh']);
});

test('Another spelling is found', () => {
  expect(found({ ko: '다시 한번, 이날, 나이 날짜' })).toEqual([]);
  expect(found({ ko: '이 날은 쉽니다' })).toEqual(['"title" has "이 날" in ko']);
  expect(found({ ja: '写真(横)' })).toEqual(['"title" has "(" in ja']);
});

test('A space between a number and a Chinese character is found', () => {
  expect(found({ zh: '第{current}张，{name} 停诊' })).toEqual([]);
  expect(found({ zh: '第 {current} 张' })).toEqual(['"title" has "第 {current" in zh']);
});
