import { beforeEach, expect, test } from 'vitest';
import type { ConsentTexts } from '#schemas/site/consent.ts';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { article, articlesOf, path } from '../testing/articles.ts';
import { type Ask, startTestBackend } from '../testing/backend.ts';
import { noon } from '../testing/clinic.ts';
import { consentTo } from '../testing/consent.ts';

const day = 24 * 60 * 60_000;

describeDatabases('Consent of visitors', (db) => {
  let ask: Ask;
  let clock: { now: number };
  beforeEach(async () => {
    ({ ask, clock } = await startTestBackend(db(), { now: noon }));
  });
  const { create } = articlesOf(() => ask);
  const post = (more: object) => ask(path, { method: 'POST', body: { ...article, ...more } });

  /** Gives the partner its own texts. */
  async function replaceTexts(consent: ConsentTexts): Promise<void> {
    const rows = await db()
      .selectFrom('contentTexts')
      .where('partnerId', '=', 1)
      .where('kind', '=', 'info')
      .select(['languageCode', 'row'])
      .execute();
    for (const { languageCode, row } of rows) {
      const info = JSON.parse(row);
      await db()
        .updateTable('contentTexts')
        .set({ row: JSON.stringify({ ...info, config: { ...info.config, consent } }) })
        .where('partnerId', '=', 1)
        .where('kind', '=', 'info')
        .where('languageCode', '=', languageCode)
        .execute();
    }
  }

  test('It is stored with the article: the time and the versions, and the texts themselves', async () => {
    const id = await create();
    const { consentedAt, consentPersonal, consentHealth } = await db()
      .selectFrom('customerArticles')
      .where('partnerId', '=', 1)
      .where('id', '=', id)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect({ consentedAt, personal: consentPersonal, health: consentHealth }).toEqual({
      consentedAt: noon,
      ...article.consent,
    });
    const { text, kind, form } = await db()
      .selectFrom('consentTexts')
      .where('version', '=', article.consent.health)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect([form, kind]).toEqual(['article', 'health']);
    expect(JSON.parse(text).items).toEqual({ text: expect.stringContaining('sensitive data'), lang: 'en' });
  });

  test('Without it nothing is stored', async () => {
    const none = await post({ consent: undefined });
    expect([none.status, none.body.message]).toEqual([400, ['CONSENT_PERSONAL_REQUIRED']]);
    const half = await post({ consent: { personal: article.consent.personal } });
    expect(half.body.message).toEqual(['CONSENT_HEALTH_REQUIRED']);
    const other = await post({ consent: { ...article.consent, health: article.consent.personal } });
    expect(other.body.message).toEqual(['CONSENT_HEALTH_CHANGED']);
    expect(other.body.translatedMessage).toBe('동의하실 내용이 바뀌었습니다. 다시 읽고 동의해 주세요.');
    const inquiry = await post({ consent: consentTo('inquiry', 'en') });
    expect(inquiry.body.message).toEqual(['CONSENT_PERSONAL_CHANGED', 'CONSENT_HEALTH_CHANGED']);
  });

  test('After a partner replaces a text, the old one is valid as long as a page with it may be open', async () => {
    await create();
    const own: ConsentTexts = { article: { personal: { retention: { ko: '3년', en: 'Three years' } } } };
    await replaceTexts(own);
    expect((await post({ consent: consentTo('article', 'en', own) })).status).toBe(200);
    expect((await post({})).status).toBe(200);
    clock.now += 3 * day;
    expect((await post({})).body.message).toEqual(['CONSENT_PERSONAL_CHANGED']);
    expect((await post({ consent: consentTo('article', 'en', own) })).status).toBe(200);
  });

  test('An article is private by default if the board allows it', async () => {
    const id = (await post({ isPrivate: undefined })).body.row.id;
    expect((await ask(`${path}/${id}`)).body.row).toMatchObject({ isPrivate: true, title: null });
    const consent = consentTo('article', 'en');
    const body = { ...article, consent, isPrivate: undefined };
    const open = (await ask(path, { as: 'sakura', method: 'POST', body })).body.row.id;
    expect((await ask(`${path}/${open}`, { as: 'sakura' })).body.row.isPrivate).toBe(false);
    const { consent: _, boardTypeId: __, ...change } = body;
    await ask(`${path}/${id}`, { method: 'PUT', body: { ...change, title: 'Still hers' } });
    expect((await ask(`${path}/${id}`)).body.row.isPrivate).toBe(true);
  });
});
