import type { Ask } from './backend.ts';
import { consentTo } from './consent.ts';

/** Where visitors' articles are. */
export const path = 'global/notice-customer-boards';
/** One that may be written. */
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

/** Writes an article and gives its id; lists those of the board. `ask` is asked for at every call: tests replace it. */
export const articlesOf = (ask: () => Ask) => ({
  create: async (more = {}): Promise<number> =>
    (await ask()(path, { method: 'POST', body: { ...article, ...more } })).body.row.id,
  listed: async (query = ''): Promise<{ id: number; title: string; name: string }[]> =>
    (await ask()(`${path}?boardTypeId=11&limit=100${query}`)).body.rows,
});
