import { useState } from 'react';

/** An open form: when the answer was given that was present as it opened, and the one that the operator has seen last. */
type OpenForm = { opened: string | null; seen: string | null };

/**
 * The form of an answer. It stays open, with its text, even if somebody else answers in the meantime, and an answer
 * that its operator has not seen is never replaced.
 * @param present when the current answer was given, an ISO time; null: there is none, and the form is open
 */
export function useAnswerForm(present: string | null) {
  const [form, setForm] = useState<OpenForm>();
  if (!form && present === null) setForm({ opened: null, seen: null });
  return {
    isOpen: form !== undefined || present === null,
    /** Whether the present answer came after the form was opened, so that it has to be shown beside it. */
    isLate: form !== undefined && form.opened !== present,
    /** When the answer was given that the text may replace. */
    before: form?.seen ?? null,
    open: () => setForm({ opened: present, seen: present }),
    /** After a refusal, which has reported the present answer. */
    see: (reported: string | null) => setForm({ opened: form?.opened ?? null, seen: reported }),
    close: () => setForm(undefined),
  };
}
