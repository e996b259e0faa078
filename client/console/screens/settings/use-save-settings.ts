import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AnySettings, SettingIssue, SettingsAnswer } from '#schemas/operator/settings-calls.ts';
import { call, refusalBodyOf } from '../../api/call.ts';
import { refresh } from '../../api/use-call.ts';
import { useErrorText } from '../../ui/error-text.ts';
import { showToast } from '../../ui/toasts.tsx';
import { useUndo } from '../../ui/use-undo.ts';

/** Saves settings for visitors, which can be undone; `hasConflict`: somebody else has saved others since. */
export function useSaveSettings(code: string) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [issues, setIssues] = useState<readonly SettingIssue[]>([]);
  const [hasConflict, setConflict] = useState(false);
  const undoWith = useUndo();
  return {
    isBusy,
    problem,
    /** What only the server could refuse, such as a picture that does not exist. */
    issues,
    hasConflict,
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
        setConflict(isStale(error));
        setIssues(refusalBodyOf(error, 'saveClinicSettings', 422)?.issues ?? []);
        setProblem(errorText(error));
        return false;
      } finally {
        setBusy(false);
      }
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
    if (isStale(error)) await readAgain();
    throw error;
  }
}

const isStale = (error: unknown): boolean => refusalBodyOf(error, 'saveClinicSettings', 409) !== undefined;
