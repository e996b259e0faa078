import { useState } from 'react';
import { useUnsentKeys } from './use-unsent-text.ts';

/** An open form: when the answer was given that was present as its text was begun, and the one that the operator has seen last. */
type OpenForm = { opened: string | null; seen: string | null };

/**
 * The form of an answer. It stays open, with its text, even if somebody else answers in the meantime, and an answer
 * that its operator has not seen is never replaced.
 * @param id under which its unsent text is stored
 * @param present when the current answer was given, an ISO time; null: there is none, and the form is open
 */
export function useAnswerForm(id: string, present: string | null) {
  const keys = useUnsentKeys(id);
  const [form, setForm] = useState<OpenForm>();
  if (!form && present === null) setForm({ opened: null, seen: null });
  /** An unsent text may be older than the present answer. */
  const begunFrom = () => {
    const of = sessionStorage.getItem(keys.of);
    return of === null ? present : of || null;
  };
  return {
    isOpen: form !== undefined || present === null,
    /** When the answer was given that the text replaces. */
    opened: form?.opened ?? null,
    /** Whether the present answer came after the text was begun, so that it has to be shown beside the form. */
    isLate: form !== undefined && form.opened !== present,
    /** When the answer was given that the text may replace. */
    before: form?.seen ?? null,
    open: () => setForm({ opened: begunFrom(), seen: present }),
    /** After a refusal, which has reported the present answer. */
    see: (reported: string | null) => setForm({ opened: form?.opened ?? null, seen: reported }),
    close: () => setForm(undefined),
  };
}
