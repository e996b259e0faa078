import { beforeAll, expect, test } from 'vitest';
import type { PartnerContent } from '#schemas/content/index.ts';
import type { ClinicSettings } from '#schemas/operator/settings-calls.ts';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { retainedSettings } from '../../seed/retained-settings.ts';
import { seedContent } from '../../seed/seed-content.ts';
import { refusal } from '../../testing/backend.ts';
import { noon } from '../../testing/clinic.ts';
import { han, sizes } from '../../testing/content.ts';
import { type ContentBackend, startContentBackend } from '../../testing/content-entries.ts';

const code = 'han';

describeDatabases('Facts and opening hours of a clinic', (db) => {
  let content: ContentBackend;
  beforeAll(async () => {
    content = await startContentBackend(db());
    return content.stop;
  });

  const read = async () =>
    (await content.call('clinicSettings', { token: content.token, params: { code } })).body;
  const save = (body: object) =>
    content.call('saveClinicSettings', { token: content.token, params: { code }, body });
  type Change = { [Part in keyof ClinicSettings]?: Partial<ClinicSettings[Part]> };
  /** Saves changes of some settings over the present ones. */
  const change = async ({ partner, hours, marketing }: Change) => {
    const { settings, version } = await read();
    return save({
      version,
      settings: {
        ...settings,
        marketing: { ...settings.marketing, ...marketing },
        partner: { ...settings.partner, ...partner },
        hours: { ...settings.hours, ...hours },
      },
    });
  };
  const shown = async (language: string) => (await content.ask(`info?languageCode=${language}`)).body.row;
  const readFiles = (files: PartnerContent) =>
    db()
      .transaction()
      .execute((transaction) => seedContent(transaction, files, sizes, noon));
  /** The usual week of the staff. Tuesdays follow the hours of Monday. */
  const staffDays = async () =>
    (await content.ask('partner-employees/weekly-schedules?languageCode=ko')).body.rows.flatMap(
      ({ days }: { days: object[] }) => days,
    );

  test('What is saved as it was changes nothing for visitors', async () => {
    const before = await content.everything();
    const { settings, version } = await read();
    expect(settings.partner.displayName).toEqual({ ko: '한의원 강남', en: 'Han Clinic Gangnam' });
    expect(settings.partner).not.toHaveProperty('partnerCrm');
    expect((await save({ version, settings })).body).toEqual({ settings, version });
    expect(await content.everything()).toEqual(before);
    await readFiles(han());
    expect(await content.everything()).toEqual(before);
  });

  test('Facts reach visitors in their language, and one without a translation falls back', async () => {
    const saved = await change({
      partner: {
        displayName: { ko: '한의원 서초', en: 'Han Clinic Seocho', zh: '韩医院' },
        partnerAddress: { ko: '서초구', en: 'Seocho' },
        partnerTel: '1588-0000',
        partnerParkingInfo: { ko: '<p>지하 2층</p>' },
        wayToPartnerByBus: [{ stop: { ko: '서초역' }, lines: [{ kind: 'main', numbers: ['140'] }] }],
        branches: [{ name: { ko: '강남', en: 'Gangnam' }, url: '/', isCurrent: true }],
      },
    });
    expect(saved.status).toBe(200);
    expect((await shown('en')).partner).toMatchObject({
      displayName: 'Han Clinic Seocho',
      partnerAddress: 'Seocho',
      partnerTel: '1588-0000',
      partnerParkingInfo: '<p>지하 2층</p>',
      branches: [{ name: 'Gangnam', address: null, tel: null, url: '/', isCurrent: true }],
      wayToPartnerByBus: [{ stop: '서초역', description: null, lines: [{ kind: 'main', numbers: ['140'] }] }],
    });
    expect((await shown('zh')).languageCode).toBe('zh');
    await change({ partner: { displayName: { ko: '한의원 서초', en: 'Han Clinic Seocho' } } });
    expect((await shown('zh')).languageCode).toBe('ko');
  });

  test('Hours reach the schedule of the clinic and of its staff, also after an employee is saved', async () => {
    const before = await staffDays();
    expect(before).toContainEqual(expect.objectContaining({ openAt: '10:00', closeAt: '19:00' }));
    const saved = await change({
      hours: { mondayOpen: '08:30', mondayClose: '17:00', saturdayOpen: null, saturdayClose: null },
    });
    expect(saved.status).toBe(200);
    expect((await shown('en')).partner).toMatchObject({
      operationTimeType: 'weekWeekend',
      mondayOpen: '08:30',
      saturdayClose: null,
    });
    expect(await staffDays()).toContainEqual(expect.objectContaining({ openAt: '08:30', closeAt: '17:00' }));
    const afterwards = await content.everything();
    await content.save('employees', 1, {});
    const { contentTexts } = await content.everything();
    const ofStaff = (texts: string[]) => texts.filter((text) => text.includes('weeklySchedule'));
    expect(ofStaff(contentTexts)).toEqual(ofStaff(afterwards.contentTexts));
  });

  test('Files that are read again keep changes, and other settings of them still count', async () => {
    const files = han();
    files.partner.partner.partnerTel = '02-111-1111';
    files.partner.partner.partnerFax = '02-222-2222';
    files.partner.hours.mondayOpen = '11:00';
    files.partner.hours.sundayOpen = '11:00';
    files.partner.hours.sundayClose = '15:00';
    await readFiles(files);
    expect((await shown('ko')).partner).toMatchObject({
      displayName: '한의원 서초',
      partnerTel: '1588-0000',
      partnerFax: '02-222-2222',
      mondayOpen: '08:30',
      sundayClose: '15:00',
    });
    expect(await staffDays()).toContainEqual(expect.objectContaining({ openAt: '08:30', closeAt: '17:00' }));
    const { retained } = await retainedSettings(db(), files.partner);
    expect(retained).toEqual(expect.arrayContaining(['partner.partnerTel', 'hours.mondayOpen']));
    expect(retained).not.toContain('partner.partnerFax');
    expect((await read()).settings.partner.partnerFax).toBe('02-222-2222');
  });

  test('Changes that a later schema refuses stop neither a start nor a save: the file counts, and set-up tells', async () => {
    const old = {
      partner: { partnerTel: 5, partnerFax: '02-333-3333', left: 1 },
      hours: { mondayOpen: 'early' },
    };
    const { changed } = await db()
      .selectFrom('clinicSettings')
      .where('partnerId', '=', 1)
      .select('changed')
      .executeTakeFirstOrThrow();
    const store = (text: string) => db().updateTable('clinicSettings').set({ changed: text }).execute();
    await store(JSON.stringify(old));
    const files = han();
    await readFiles(files);
    expect(await retainedSettings(db(), files.partner)).toEqual({
      retained: ['partner.partnerFax'],
      refused: ['partner.partnerTel', 'partner.left', 'hours.mondayOpen'],
    });
    expect((await shown('ko')).partner).toMatchObject({
      partnerTel: files.partner.partner.partnerTel,
      partnerFax: '02-333-3333',
      mondayOpen: files.partner.hours.mondayOpen,
    });
    expect((await change({ partner: { partnerTel: '02-444-4444' } })).status).toBe(200);
    expect((await shown('ko')).partner.partnerTel).toBe('02-444-4444');
    expect((await content.save('employees', 1, {})).status).toBe(200);
    await store(changed);
    await readFiles(files);
  });

  test('Texts lose control characters and blank translations', async () => {
    await change({ partner: { partnerCeoName: { ko: '김\u0000봄', en: ' ' } } });
    expect((await read()).settings.partner.partnerCeoName).toEqual({ ko: '김봄' });
    await change({ partner: { partnerCeoName: undefined } });
  });

  test('What no visitor should read is refused at its field; faults of the files hinder no other change', async () => {
    const issues = async (changed: Change) => {
      const { status, body } = await change(changed);
      return [
        status,
        body.code,
        body.issues?.map((issue: { path: unknown[]; problem: string }) => [
          issue.path.join('.'),
          issue.problem,
        ]),
      ];
    };
    const refused = (...list: [string, string][]) => [422, 'SETTINGS_INVALID', list];
    expect(await issues({ partner: { displayName: { en: 'Han' } } })).toEqual(
      refused(['partner.displayName', 'main-language']),
    );
    expect(await issues({ partner: { partnerTel: 'call us' } })).toEqual(
      refused(['partner.partnerTel', 'phone']),
    );
    expect(await issues({ hours: { mondayClose: null, lunchEnd: null } })).toEqual(
      refused(['hours.mondayClose', 'open-and-close'], ['hours.lunchEnd', 'lunch-times']),
    );
    const files = han();
    files.partner.partner.partnerFax = 'none';
    await readFiles(files);
    expect((await change({ marketing: { lineId: 'han' } })).status).toBe(200);
    expect(await issues({ partner: { partnerFax: 'no' } })).toEqual(refused(['partner.partnerFax', 'phone']));
    await readFiles(han());
  });

  test('The logo and the share image are pictures of the library, and the logo can be removed', async () => {
    const logo = async () => (await shown('en')).partner.partnerLogoImageUrl;
    expect((await read()).settings.partner.logo).toBe('/files/han/one.webp');
    expect((await change({ partner: { logo: content.picture } })).status).toBe(200);
    expect(await logo()).toBe(content.picture);
    await readFiles(han());
    expect(await logo()).toBe(content.picture);
    const media = { token: content.token, params: { code, name: 'desk.webp' } };
    const { status, body } = await content.call('deleteMedia', media);
    expect([status, body.places]).toEqual([409, [{ where: 'clinic', path: [] }]]);
    await change({ partner: { icon: content.picture } });
    expect((await shown('ko')).partner.partnerIconImageUrl).toBe(content.picture);
    for (const unknown of ['/files/han/none.webp', '/files/sakura/one.webp', 'https://else.example/a.webp'])
      for (const name of ['logo', 'icon'])
        expect((await change({ partner: { [name]: unknown } })).body.issues).toEqual([
          { path: ['partner', name], problem: 'picture' },
        ]);
    const share = async (ogImageUrl: string | null) => {
      const { settings, version } = await read();
      return save({ version, settings: { ...settings, config: { ...settings.config, ogImageUrl } } });
    };
    expect((await share('/files/han/none.webp')).body.issues).toEqual([
      { path: ['config', 'ogImageUrl'], problem: 'picture' },
    ]);
    expect((await share('https://else.example/a.webp')).status).toBe(200);
    expect((await change({ partner: { logo: undefined } })).status).toBe(200);
    expect(await logo()).toBeNull();
  });

  test('A clinic whose files are not stored still has the settings that visitors’ answers hold', async () => {
    await db()
      .deleteFrom('contentEntries')
      .where('partnerId', '=', 1)
      .where('list', '=', 'partner')
      .execute();
    const { settings, version } = await read();
    expect(Object.keys(settings)).toEqual(['config', 'marketing', 'partner']);
    const before = await shown('en');
    const partner = { ...settings.partner, tMapUrl: 'https://tmap.life/han' };
    const withFacts = { ...settings, partner: (await han()).partner.partner, hours: han().partner.hours };
    const { partnerCrm: _, ...facts } = withFacts.partner;
    expect(refusal(await save({ version, settings: { ...withFacts, partner: facts } }))).toEqual([
      422,
      'SETTINGS_INVALID',
    ]);
    const saved = await save({ version, settings: { ...settings, partner } });
    expect(saved.status).toBe(200);
    const after = await shown('en');
    expect(after).toEqual({ ...before, partner: { ...before.partner, tMapUrl: 'https://tmap.life/han' } });
    // Set up again, it has all of them, and the change.
    await readFiles(han());
    expect((await read()).settings.partner).toMatchObject({
      tMapUrl: 'https://tmap.life/han',
      partnerTel: '1588-0000',
    });
  });
});
