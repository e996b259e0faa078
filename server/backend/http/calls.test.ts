import { beforeAll, describe, expect, test } from 'vitest';
import { type CallName, calls } from '#schemas/api/calls.ts';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { type Ask, startTestBackend } from '../testing/backend.ts';

/** Paths for every read in the table. */
const reads: Partial<Record<CallName, string[]>> = {
  info: ['global/info'],
  page: ['global/page?path=/introduce', 'global/page?path=/nothing'],
  popups: ['global/popups'],
  events: ['global/events'],
  productCategories: ['global/product-categories'],
  productCategory: ['global/product-categories/1'],
  products: ['global/products', 'global/products?sort=priceAsc'],
  product: ['global/products/1', 'global/products/1?eventId=2', 'global/products/5'],
  exhibitions: ['global/exhibitions'],
  exhibition: ['global/exhibitions/2'],
  exhibitionProducts: ['global/global-exhibition-products'],
  brandings: ['global/brandings'],
  branding: ['global/brandings/1'],
  employees: ['global/partner-employees'],
  weeklySchedules: ['global/partner-employees/weekly-schedules'],
  schedules: ['global/schedules'],
  medicalCharges: ['global/medical-charges'],
  notices: ['global/notices'],
  notice: ['global/notices/1'],
  faqs: ['global/faqs'],
  faq: ['global/faqs/1'],
  boardType: ['global/notice-board-types/1', 'global/notice-board-types/11'],
  boards: ['global/boards'],
  board: ['global/boards/1'],
  customerBoards: ['global/notice-customer-boards?boardTypeId=11'],
  customerBoard: ['global/notice-customer-boards/1', 'global/notice-customer-boards/2'],
  afterNotices: ['after-notices'],
  term: ['global/term?type=privacy-policy'],
  shortenUrl: ['global/shorten-url?url=/products'],
};

describeDatabases('Every call', (db) => {
  let ask: Ask;
  beforeAll(async () => {
    ({ ask } = await startTestBackend(db()));
  });

  test('Each read in the table has a path in this test', () => {
    const names = Object.values(calls)
      .filter((call) => call.method === 'GET')
      .map((call) => call.name);
    expect(Object.keys(reads).sort()).toEqual(names.sort());
  });

  describe.each(['ko', 'en', 'zh'])('in %s', (languageCode) => {
    test.each(
      Object.entries(reads).flatMap(([name, paths]) =>
        paths.map((path) => [name as CallName, path] as const),
      ),
    )('%s answers %s exactly as its schema specifies', async (name, path) => {
      const answer = await ask(`${path}${path.includes('?') ? '&' : '?'}languageCode=${languageCode}`);
      expect(answer.body).toEqual(calls[name].response.parse(answer.body));
      expect(answer.status).toBe(200);
    });
  });
});
