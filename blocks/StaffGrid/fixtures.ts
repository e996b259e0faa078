import { longHeading, pictureFixture } from '#blocks/_ui/content-fixtures.ts';
import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { longWords } from '#blocks/_ui/product-fixtures.ts';
import type { EmployeeRow, EmployeesResponse } from '#schemas/api/partner-employees.ts';

const names = ['김서연', '박지호', '이수민', '정도윤'];

const person = (id: number, change: Partial<EmployeeRow> = {}): EmployeeRow => ({
  id,
  languageCode: 'ko',
  name: names[(id - 1) % names.length] as string,
  position: id === 1 ? '대표원장' : '원장',
  image: { ...pictureFixture(`staff-${id}`), alt: '' },
  isDoctor: id < 4,
  department: '피부과',
  specialties: ['리프팅', '색소', '흉터'],
  greeting: '<p>오래 보아야 보이는 것이 있습니다. 서두르지 않고 진료하겠습니다.</p>',
  careers: ['피부과 전문의', '서울대학교 의과대학 졸업', '대한피부과학회 정회원'],
  history: [
    { period: '2015 – 현재', text: '봄날의원 대표원장' },
    { period: '2011 – 2015', text: '대학병원 피부과 임상강사' },
  ],
  ...change,
});
const list = (rows: EmployeeRow[]): EmployeesResponse => ({ rows, count: rows.length, page: 1, limit: 20 });

export const fixtures = {
  default: {
    data: { title: { ko: '의료진', en: 'Medical Staff', ja: '医療スタッフ', zh: '医护团队' } },
    source: list([1, 2, 3, 4].map((id) => person(id))),
    pageKey: '/introduce/staff',
    path: '/introduce/staff',
  },
  minimal: { data: {}, source: list([]) },
  extreme: {
    data: { ...longHeading, layout: 'editorial', tone: 'alt' },
    source: list([
      ...Array.from({ length: 6 }, (_, index) =>
        person(index + 1, {
          name: longWords.ko,
          position: longWords.ko,
          department: longWords.ko,
          specialties: Object.values(longWords),
          careers: Object.values(longWords),
          history: Object.values(longWords).map((text) => ({ period: text, text })),
        }),
      ),
      person(7, { image: null, department: null, specialties: [], greeting: null, careers: [], history: [] }),
    ]),
  },
} satisfies Fixtures;
