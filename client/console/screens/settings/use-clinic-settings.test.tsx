// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Json } from '#schemas/json.ts';
import { clinicSettings } from '#schemas/operator/settings-calls.ts';
import type { Path } from '../../editor/document/parse-document.ts';
import { renderHook } from '../../testing/render-hook-for-test.tsx';
import { useClinicSettings } from './use-clinic-settings.ts';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
const English = ({ children }: { children: ReactNode }) => (
  <I18nProvider i18n={i18n}>{children}</I18nProvider>
);

const settings = clinicSettings.parse({
  config: {},
  marketing: {},
  partner: {
    partnerName: { ko: '한의원' },
    displayName: { ko: '한의원', en: 'Han' },
    partnerAddress: { ko: '서울' },
    partnerTel: '02-555-0101',
    partnerFax: 'none',
    lat: 37.5,
    lng: 127,
    wayToPartnerBySubway: [{ line: { ko: '2호선' }, station: { ko: '강남역' } }],
  },
  hours: { mondayOpen: '10:00', mondayClose: '19:00' },
});

/** The form of a clinic whose file has a fax number that nobody can call. */
function open(isLocked = false) {
  const saved = { settings, version: '1' };
  const hook = renderHook(
    useClinicSettings,
    [{ saved, languages: ['ko', 'en'], timeZone: 'Asia/Seoul', isLocked }],
    English,
  );
  return {
    hook,
    set: (path: Path, value: Json | undefined) => flushSync(() => hook.current.form.setValue(path, value)),
    at: (...path: Path) => hook.current.form.findingsAt(path).map(({ level, text }) => `${level}: ${text}`),
  };
}

test('What is opened is not changed, and is sent as it was', () => {
  const { hook } = open();
  expect(hook.current.isChanged).toBe(false);
  expect(hook.current.settings).toEqual(settings);
});

test('A fault of the files is told, and hinders only changes of the same setting', () => {
  const { hook, set, at } = open();
  const fault = 'Expected a phone number that can be called, such as 02-555-0101.';
  expect(at('partner', 'partnerFax')).toEqual([`warning: ${fault}`]);
  set(['partner', 'partnerTel'], '1588-0000');
  expect(hook.current.settings?.partner).toMatchObject({ partnerTel: '1588-0000', partnerFax: 'none' });
  set(['partner', 'partnerFax'], 'no');
  expect(at('partner', 'partnerFax')).toEqual([`error: ${fault}`]);
  expect([hook.current.settings, hook.current.wrong]).toEqual([undefined, [['partner', 'partnerFax']]]);
});

test('Every error is shown at its field, also beside one that is no value at all', () => {
  const { hook, set, at } = open();
  // The form writes an empty text for a required text without its last language.
  set(['partner', 'partnerAddress'], '');
  set(['partner', 'displayName'], { en: 'Han' });
  set(['hours', 'mondayClose'], undefined);
  expect(at('partner', 'partnerAddress')).toEqual(['error: This is required.']);
  expect(at('partner', 'displayName')[0]).toContain('error: The text in Korean is missing');
  expect(at('hours', 'mondayClose')).toEqual(['error: Enter both times, or tick “Closed”.']);
  expect(hook.current.wrong).toHaveLength(3);
  set(['partner', 'wayToPartnerBySubway', 0, 'station'], '');
  expect(hook.current.form.focus).toEqual(['partner', 'wayToPartnerBySubway', 0, 'station']);
  hook.current.discard();
});

test('settings that an operator may not change stay, also where a control sends a change', () => {
  const { hook, set } = open(true);
  set(['hours', 'mondayOpen'], '09:00');
  expect(hook.current.isChanged).toBe(false);
  expect(hook.current.form.isReadOnly).toBe(true);
});
