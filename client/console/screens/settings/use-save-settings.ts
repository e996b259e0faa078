import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AnySettings, SettingIssue, SettingsAnswer } from '#schemas/operator/settings-calls.ts';
import { call, refusalBodyOf } from '../../api/call.ts';
import { refresh } from '../../api/use-call.ts';
import { useErrorText } from '../../ui/error-text.ts';
import { showToast } from '../../ui/toasts.tsx';
import { useUndo } from '../../ui/use-undo.ts';

/** Saves settings for visitors, which can be undone; `conflict` is what somebody else has saved since. */
export function useSaveSettings(code: string) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [issues, setIssues] = useState<readonly SettingIssue[]>([]);
  const [conflict, setConflict] = useState<SettingsAnswer>();
  const undoWith = useUndo();
  return {
    isBusy,
    problem,
    /** What only the server could refuse, such as a picture that does not exist. */
    issues,
    conflict,
    save: async (before: SettingsAnswer, settings: AnySettings): Promise<boolean> => {
      setBusy(true);
      setProblem(undefined);
      setIssues([]);
      try {
        const saved = await write(code, before.version, settings);
        const undo = undoWith(() => write(code, saved.version, before.settings));
        showToast(t`Saved. Visitors see it now.`, { label: t`Undo`, run: undo });
        return true;
      } catch (error) {
        setConflict(presentIn(error));
        setIssues(refusalBodyOf(error, 'saveClinicSettings', 422)?.issues ?? []);
        setProblem(errorText(error));
        return false;
      } finally {
        setBusy(false);
      }
    },
    /** Forgets the last attempt: why it failed, and what somebody else had saved. */
    reset: () => {
      setProblem(undefined);
      setIssues([]);
      setConflict(undefined);
    },
  };
}

/**
 * Saves settings and reads them again, even if somebody else has saved others since.
 * @param version the one that the settings were made from
 * @throws CallError
 */
async function write(code: string, version: string, settings: AnySettings): Promise<SettingsAnswer> {
  const readAgain = () => refresh('clinicSettings', 'clinicInfo', 'partnerFacts', 'partners');
  try {
    const answer = await call('saveClinicSettings', { code }, { version, settings });
    await readAgain();
    return answer;
  } catch (error) {
    if (presentIn(error)) await readAgain();
    throw error;
  }
}

/** What somebody else has saved, if that is why the settings were refused. */
const presentIn = (error: unknown): SettingsAnswer | undefined =>
  refusalBodyOf(error, 'saveClinicSettings', 409)?.present;
