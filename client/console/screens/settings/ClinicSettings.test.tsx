// @vitest-environment jsdom
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { InfoRow } from '#schemas/api/info.ts';
import { clinicSettings, type SettingsAnswer } from '#schemas/operator/settings-calls.ts';
import { answerCall, losesText, press, refusal, seesText, showPart } from '#tests/setup/console-screen.tsx';
import { typeInto } from '#tests/setup/type-into.ts';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { ClinicSettings } from './ClinicSettings.tsx';
import { labelOfSetting } from './setting-groups.ts';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.mock('@lingui/core/macro', () => import('#tests/setup/console-macros.tsx'));
vi.stubGlobal('fetch', answerCall);

const saved = (version: string, lineId: string, kakaoTalkUrl?: string): SettingsAnswer => ({
  version,
  settings: clinicSettings.parse({
    config: {},
    marketing: { lineId, kakaoTalkUrl },
    partner: {
      partnerName: { ko: '한의원' },
      displayName: { ko: '한의원' },
      partnerAddress: { ko: '서울' },
      partnerTel: '02-555-0101',
      lat: 37.5,
      lng: 127,
    },
    hours: {},
  }),
});
const before = saved('1', 'han');
const after = saved('2', 'clinic');
const call = 'PUT /operator/partners/han/settings';
const info = { config: {}, marketing: {}, partner: {} } as InfoRow;

/** The form, which is another one after a save, as on its screen. */
function Form() {
  const [unsaved, setUnsaved] = useState<string | null>(null);
  const [present, setPresent] = useState(before);
  return (
    <ClinicSettings
      key={unsaved ?? present.version}
      code="han"
      saved={present}
      languages={['ko']}
      info={info}
      timeZone="Asia/Seoul"
      mayWrite
      onUnsaved={(version) => {
        if (version === null && unsaved !== null) setPresent(after);
        setUnsaved(version);
      }}
    />
  );
}
const write = () => typeInto(labelOfSetting('marketing', 'lineId', 'en').title, 'clinic');
const headingHasFocus = () =>
  vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Settings of the clinic'), waitTimeoutMs);

test.each(['Save for visitors', 'Discard'])(
  '“%s” takes its button away, and leaves the focus on the heading of the form',
  async (button) => {
    showPart(<Form />, { [call]: after });
    await seesText('Settings of the clinic');
    write();
    await seesText('Settings of the clinic have unsaved changes.');
    await press(button);
    await losesText('Settings of the clinic have unsaved changes.');
    await headingHasFocus();
  },
);

test('where somebody else saved meanwhile, the changes are put into what they saved', async () => {
  const theirs = saved('theirs', 'han', 'https://pf.kakao.com/han');
  const stale = {
    code: 'SETTINGS_CHANGED',
    message: 'SETTINGS_CHANGED',
    present: theirs,
    translatedMessage: 'Somebody else saved others.',
  };
  const { sent } = showPart(<Form />, {
    [call]: ({ version }: SettingsAnswer) => (version === 'theirs' ? after : refusal(409, stale)),
  });
  await seesText('Settings of the clinic');
  write();
  await press('Save for visitors');
  await seesText('Somebody else saved others.');
  await press('Apply my changes to the current version');
  await losesText('Somebody else saved others.');
  await press('Save for visitors');
  await losesText('Settings of the clinic have unsaved changes.');
  const { settings } = saved('', 'clinic', 'https://pf.kakao.com/han');
  expect(sent).toHaveLength(2);
  expect(sent[1]).toMatchObject([call, { version: 'theirs', settings: { marketing: settings.marketing } }]);
});
