import { expect, test } from 'vitest';
import { compileRoutes } from './match-path.ts';
import { pageKeys } from './page-keys.ts';

// The list of SPEC section 2.
const paths = `/ /terms/terms-of-service /terms/privacy-policy /info
  /introduce /introduce/staff /introduce/schedule /introduce/space
  /products /products/category/pick /products/{productId} /products/{productId}/secret/{eventId}
  /exhibitions /exhibitions/{exhibitionId} /boards/{boardTypeId} /boards/{boardTypeId}/detail/{id}
  /cscenter /cscenter/notice /cscenter/notice/{noticeId} /cscenter/faq /cscenter/contact
  /cscenter/boards/{boardTypeId} /cscenter/boards/{boardTypeId}/write
  /cscenter/boards/{boardTypeId}/detail/{id} /search /landing /ready /goodbye /sign-up/welcome`.split(/\s+/);

test('every path of the specification has its page', () => {
  const match = compileRoutes(pageKeys);
  for (const path of paths) {
    const address = path.replaceAll(/\{\w+\}/g, '7');
    expect(match(address)?.pageKey, path).toBe(path);
  }
});
