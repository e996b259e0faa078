import { useLingui } from '@lingui/react/macro';
import { unnamedDraft } from './draft-name.ts';

/** The names of drafts as operators see them: those without one have their number. */
export function useDraftName(): (draft: { id: number; name: string }) => string {
  const { t } = useLingui();
  return ({ id, name }) => (name === unnamedDraft ? t`Draft ${id}` : name);
}
