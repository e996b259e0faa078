import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { showToast } from './toasts.tsx';

/** Copies a text to the clipboard. */
export function CopyButton({ text, children }: { text: string; children: ReactNode }) {
  const { t } = useLingui();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast(t`Copied.`),
      () => showToast(t`The browser does not allow copying. Select the text and copy it yourself.`),
    );
  return <Button onPress={() => void copy()}>{children}</Button>;
}
