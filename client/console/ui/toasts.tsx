import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastQueue as AriaToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
  Text,
} from 'react-aria-components';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

type Action = {
  label: string;
  run: () => void;
  /** Shows the toast until it is closed. */
  isLasting?: boolean;
};
type Toast = { text: string; action?: Action | undefined };

const queue = new AriaToastQueue<Toast>({ maxVisibleToasts: 3 });

/**
 * Reports that something was done. With an action, such as undo, it stays longer.
 * @param onClose is called once it closes, for whatever reason
 * @returns a function that closes it
 */
export function showToast(text: string, action?: Action, onClose?: () => void): () => void {
  const timeout = action ? 15_000 : 6_000;
  const key = queue.add(
    { text, action },
    { ...(!action?.isLasting && { timeout }), ...(onClose && { onClose }) },
  );
  return () => queue.close(key);
}

const watch = (onChange: () => void) => queue.subscribe(onChange);

/** Where toasts appear: a landmark that F6 reaches. */
export function ToastRegion() {
  const { t } = useLingui();
  const isShown = useSyncExternalStore(watch, () => queue.visibleToasts.length > 0);
  // The region becomes a landmark when it is mounted, and only if it has a toast then.
  if (!isShown) return null;
  return (
    <AriaToastRegion queue={queue} className="Toasts" aria-label={t`Messages`}>
      {({ toast }) => (
        <AriaToast toast={toast} className="Toast">
          <AriaToastContent>
            <Text slot="title">{toast.content.text}</Text>
          </AriaToastContent>
          {toast.content.action && (
            <Button
              kind="quiet"
              onPress={() => {
                toast.content.action?.run();
                queue.close(toast.key);
              }}
            >
              {toast.content.action.label}
            </Button>
          )}
          <Button kind="quiet" slot="close" aria-label={t`Close`}>
            <Icon name="close" />
          </Button>
        </AriaToast>
      )}
    </AriaToastRegion>
  );
}
