import type { Ask } from './backend.ts';
import { consentTo } from './consent.ts';

/** Path of visitors' articles. */
export const path = 'global/notice-customer-boards';
/** A valid article. */
export const article = {
  isPrivate: false,
  consent: consentTo('article', 'en'),
  boardTypeId: 11,
  languageCode: 'en',
  name: ' Jane Doe ',
  password: 'pass',
  phoneNumber: '010-1234-5678',
  email: 'jane@example.com',
  title: 'A question',
  content: 'Line one\nline <two>',
};

/** Creates and lists articles. @param ask called each time, because tests may replace it */
export const articlesOf = (ask: () => Ask) => ({
  create: async (more = {}): Promise<number> =>
    (await ask()(path, { method: 'POST', body: { ...article, ...more } })).body.row.id,
  listed: async (query = ''): Promise<{ id: number; title: string; name: string }[]> =>
    (await ask()(`${path}?boardTypeId=11&limit=100${query}`)).body.rows,
});
