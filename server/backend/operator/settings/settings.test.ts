import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import type { PartnerContent } from '#schemas/content/index.ts';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { retainedSettings } from '../../seed/retained-settings.ts';
import { seedContent } from '../../seed/seed-content.ts';
import { asker, refusal } from '../../testing/backend.ts';
import { han, sizes } from '../../testing/content.ts';
import { type CallOperator, startOperatorBackend } from '../../testing/operators.ts';

const code = 'han';

describeDatabases('Settings of a clinic', (db) => {
  let app: FastifyInstance;
  let call: CallOperator;
  let token: string;
  let viewer: string;
  let foreign: string;
  let administrator: string;
  let purged: string[];
  beforeAll(async () => {
    const started = await startOperatorBackend(db());
    ({ app, call, purged } = started);
    token = (await started.operator({ roles: { han: 'publisher' } })).token;
    viewer = (await started.operator({ roles: { han: 'editor' } })).token;
    administrator = (await started.operator({ roles: { han: 'administrator' } })).token;
    foreign = (await started.operator({ roles: { sakura: 'administrator' } })).token;
  });

  const read = async (by = token) => (await call('clinicSettings', { token: by, params: { code } })).body;
  const save = (body: object, by = token) =>
    call('saveClinicSettings', { token: by, params: { code }, body });
  const shown = async (languageCode: string) =>
    (await asker(app)(`global/info?languageCode=${languageCode}`)).body.row;

  test('What is saved reaches visitors in every language, the log, and the caches of the site', async () => {
    purged.length = 0;
    const { settings, version } = await read();
    const changed = {
      ...settings,
      config: {
        ...settings.config,
        hasPriceView: !settings.config.hasPriceView,
        seoTitle: { ko: '한의원', en: 'Han' },
      },
      marketing: { ...settings.marketing, instagramUrl: 'https://www.instagram.com/han' },
      partner: { ...settings.partner, naverMapUrl: 'https://naver.me/han' },
    };
    const saved = await save({ version, settings: changed });
    expect(saved.status).toBe(200);
    expect(saved.body.version).not.toBe(version);
    for (const language of ['ko', 'en']) {
      const row = await shown(language);
      expect(row.languageCode).toBe(language);
      expect(row.config).toMatchObject({
        hasPriceView: !settings.config.hasPriceView,
        seoTitle: { en: 'Han' },
      });
      expect(row.marketing.instagramUrl).toBe('https://www.instagram.com/han');
      expect(row.partner).toMatchObject({ naverMapUrl: 'https://naver.me/han', tMapUrl: null });
    }
    expect(purged).toEqual(['han saveClinicSettings']);
    const log = await call('auditLog', { token: administrator, params: { code } });
    expect(log.body.rows[0]).toMatchObject({ action: 'saveClinicSettings', target: 'settings' });
    expect(JSON.stringify(log.body.rows[0])).toContain('instagramUrl');
    expect(JSON.stringify(log.body.rows[0])).not.toContain('popupType');
  });

  test('What is decided elsewhere stays: template, time zone and the public address', async () => {
    const { settings, version } = await read();
    const { config, marketing } = await shown('ko');
    expect(settings.config).not.toHaveProperty('templateCode');
    expect((await save({ version, settings: { ...settings, config: { timeZone: 'UTC' } } })).status).toBe(
      400,
    );
    await save({ version, settings });
    const after = await shown('ko');
    expect(after.config.timeZone).toBe(config.timeZone);
    expect(after.marketing.domainUrl).toBe(marketing.domainUrl);
  });

  test('A late save is refused with the present settings, and a malformed id or link always', async () => {
    const { settings, version } = await read();
    const change = (gtmId: string | undefined) => ({
      ...settings,
      marketing: { ...settings.marketing, gtmId },
    });
    expect((await save({ version, settings: change('GTM-1') })).status).toBe(200);
    const late = await save({ version, settings: change('GTM-2') });
    expect(refusal(late)).toEqual([409, 'SETTINGS_CHANGED']);
    expect(late.body.present.settings.marketing.gtmId).toBe('GTM-1');
    const { version: now } = await read();
    expect((await save({ version: now, settings: change('1; alert(1)') })).status).toBe(400);
    expect((await save({ version: now, settings: change(undefined) })).status).toBe(200);
    expect((await shown('ko')).marketing.gtmId).toBeNull();
  });

  test('Settings that no page could carry are refused: too many characters, half a character', async () => {
    const { settings, version } = await read();
    const many = { ...settings.config, seoDescription: 'a'.repeat(100_000) };
    const half = { ...settings.marketing, lineId: '\ud800' };
    const spaces = { ...settings.marketing, youtubeUrl: `/a${' '.repeat(1_000_000)}b` };
    for (const wrong of [{ config: many }, { marketing: half }, { marketing: spaces }])
      expect((await save({ version, settings: { ...settings, ...wrong } })).status).toBe(400);
    expect((await read()).version).toBe(version);
  });

  test('Editors look at them, and publishers of another clinic do not', async () => {
    const { settings, version } = await read(viewer);
    expect((await save({ version, settings }, viewer)).status).toBe(403);
    expect((await call('clinicSettings', { token: foreign, params: { code } })).status).toBe(404);
    expect((await save({ version, settings }, foreign)).status).toBe(404);
  });

  test('Seeding a changed folder keeps what operators changed, and tells so', async () => {
    const { settings, version } = await read();
    await save({ version, settings: { ...settings, config: { ...settings.config, vatRate: 7 } } });
    const content: PartnerContent = han();
    await db()
      .transaction()
      .execute((transaction) => seedContent(transaction, content, sizes));
    expect((await shown('ko')).config.vatRate).toBe(7);
    expect((await shown('en')).partner.naverMapUrl).toBe('https://naver.me/han');
    expect((await retainedSettings(db(), content.partner)).retained).toContain('config.vatRate');
  });
});
