// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderForTest } from '#blocks/_ui/render-for-test.tsx';
import { type EmployeeRow, employeeRow } from '#schemas/api/partner-employees.ts';
import component from './index.tsx';
import messages from './messages.json' with { type: 'json' };
import { schema } from './schema.ts';

const person = (id: number, more: Partial<EmployeeRow> = {}) =>
  employeeRow.parse({
    id,
    languageCode: 'ko',
    name: `의사 ${id}`,
    position: '원장',
    isDoctor: true,
    ...more,
  });

function show(people: EmployeeRow[], data: Record<string, unknown> = {}) {
  const source = { rows: people, count: people.length, page: 1, limit: 20 };
  const element = document.createElement('div');
  element.innerHTML = renderForTest({ component, messages }, { data: schema.parse(data), source }).html;
  return element;
}
const careers = (count: number) => Array.from({ length: count }, (_, index) => `경력 ${index + 1}`);
const layouts = ['cards', 'rows', 'editorial'] as const;

test('careers and history are readable without JavaScript in every layout', () => {
  const history = [{ period: '2019 – 2023', text: '대학병원 과장' }];
  for (const layout of layouts) {
    const shown = show([person(1, { careers: careers(3), history })], { layout });
    expect(shown.textContent, layout).toContain('경력 3');
    expect(shown.querySelector('dt')?.textContent, layout).toBe('2019 – 2023');
    expect(shown.querySelector('dd')?.textContent, layout).toBe('대학병원 과장');
  }
});

test('a long career shows six entries and collapses the rest into a native disclosure', () => {
  const shown = show([person(1, { careers: careers(20) })], { layout: 'rows' });
  const [visible, collapsed] = shown.querySelectorAll('.StaffGrid-careers');
  expect(visible?.children).toHaveLength(6);
  expect(collapsed?.children).toHaveLength(14);
  expect(collapsed?.closest('details')?.open).toBe(false);
  expect(shown.querySelector('summary')?.textContent).toBe(
    'Show 14 more (의사 1, Education and credentials)',
  );
});

test('a seventh entry is shown, not collapsed on its own', () => {
  const shown = show([person(1, { careers: careers(7) })], { layout: 'rows' });
  expect(shown.querySelectorAll('.StaffGrid-careers > li')).toHaveLength(7);
  expect(shown.querySelector('details')).toBeNull();
});

test('a member of staff without a photo gets a silhouette hidden from screen readers', () => {
  for (const layout of layouts) {
    const shown = show([person(1, { image: null })], { layout });
    expect(shown.querySelector('img'), layout).toBeNull();
    expect(shown.querySelector('.StaffGrid-blank svg')?.getAttribute('aria-hidden'), layout).toBe('true');
  }
});

test('only doctors are shown if the document requests doctors', () => {
  const people = [person(1), person(2, { isDoctor: false })];
  expect(show(people).querySelectorAll('.StaffGrid-person')).toHaveLength(2);
  expect(show(people, { doctorsOnly: true }).querySelectorAll('.StaffGrid-person')).toHaveLength(1);
});

test('with a page of profiles names link to it, and only rows show profiles themselves', () => {
  const one = person(3, { careers: careers(2), greeting: '<p>안녕하세요</p>' });
  const showsProfile = layouts.map((layout) => {
    const shown = show([one], { layout, profileUrl: '/introduce/staff' });
    expect(shown.querySelector('.StaffGrid-name a')?.getAttribute('href')).toBe(
      '/en/introduce/staff#staff-3',
    );
    return ['경력 2', '안녕하세요'].map((words) => shown.textContent?.includes(words));
  });
  expect(showsProfile).toEqual([
    [false, false],
    [true, true],
    [false, false],
  ]);
});

test('without staff it shows a message', () => {
  expect(show([]).textContent).toContain('No medical staff registered.');
});

test('the clinic’s words have their own language, and ours that of the page', () => {
  const history = [{ period: '2019 – 2023', text: '대학병원 과장' }];
  const one = person(1, {
    careers: careers(20),
    history,
    specialties: ['리프팅'],
    greeting: '<p>안녕하세요</p>',
  });
  for (const layout of layouts) {
    const shown = show([one], { layout });
    const languageOf = (selector: string) =>
      [...shown.querySelectorAll(selector)].map((found) => found.closest('[lang]')?.getAttribute('lang'));
    for (const theirs of [
      '.StaffGrid-name',
      '.StaffGrid-specialties li',
      '.StaffGrid-careers',
      'dt',
      'p > p',
    ])
      for (const language of languageOf(theirs))
        expect([layout, theirs, language]).toEqual([layout, theirs, 'ko']);
    for (const ours of ['.StaffGrid-label', 'summary', '.StaffGrid-specialties'])
      for (const language of languageOf(ours))
        expect([layout, ours, language]).toEqual([layout, ours, undefined]);
  }
});
