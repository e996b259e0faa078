import { type FormEvent, useState } from 'react';
import { useErrorText } from '../../ui/error-text.ts';

/**
 * Sends a form. `problem`: why that failed, until it is sent again.
 * @param ownText the text for an error of which this form knows more; undefined for others
 */
export function useSubmit(
  send: (form: FormData) => Promise<unknown>,
  ownText?: (error: unknown) => string | undefined,
) {
  const errorText = useErrorText();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    try {
      await send(new FormData(event.currentTarget));
    } catch (error) {
      setProblem(ownText?.(error) ?? errorText(error));
    } finally {
      setBusy(false);
    }
  }

  return { problem, isBusy, onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event) };
}
