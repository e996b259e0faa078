import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ClinicSettings, SettingsAnswer } from '#schemas/operator/settings-calls.ts';
import { call, refusalOf } from '../../api/call.ts';
import { refresh } from '../../api/use-call.ts';
import { useErrorText } from '../../ui/error-text.ts';
import { showToast } from '../../ui/toasts.tsx';

const isStale = (error: unknown): boolean => refusalOf('saveClinicSettings', error, 409) !== undefined;

/** Saves settings for visitors, which can be taken back; `isLate`: somebody else saved others meanwhile. */
export function useSaveSettings(code: string) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isLate, setLate] = useState(false);

  /** @param version the one that the settings were made from */
  async function write(version: string, settings: ClinicSettings): Promise<SettingsAnswer | undefined> {
    setBusy(true);
    setProblem(undefined);
    try {
      const answer = await call('saveClinicSettings', { code }, { version, settings });
      await refresh('clinicSettings', 'clinicInfo', 'partnerFacts');
      return answer;
    } catch (error) {
      if (isStale(error)) await refresh('clinicSettings', 'clinicInfo', 'partnerFacts');
      setLate(isStale(error));
      setProblem(errorText(error));
      return undefined;
    } finally {
      setBusy(false);
    }
  }
  return {
    ...{ isBusy, problem, isLate },
    save: async (before: SettingsAnswer, settings: ClinicSettings): Promise<boolean> => {
      const saved = await write(before.version, settings);
      if (!saved) return false;
      const takeBack = () =>
        void write(saved.version, before.settings).then((done) => done && showToast(t`Taken back.`));
      showToast(t`Saved. Visitors see it now.`, { label: t`Undo`, run: takeBack });
      return true;
    },
  };
}
