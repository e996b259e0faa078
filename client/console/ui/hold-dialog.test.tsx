// @vitest-environment jsdom
import { useState } from 'react';
import { DialogTrigger } from 'react-aria-components';
import { expect, test, vi } from 'vitest';
import { buttons, dialogCloses, press, seesText, showPart } from '#tests/setup/console-screen.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { Button } from './Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useHoldDialog } from './hold-dialog.ts';
import { ModalDialog } from './ModalDialog.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));

const pressEscape = () =>
  document
    .querySelector('[role="dialog"]')
    ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
const isLocked = (name: string) =>
  vi.waitFor(() => expect(buttons(name)[0]?.disabled).toBe(true), waitTimeoutMs);

test('a dialog stays open while its call runs, and shows why that was refused', async () => {
  const call = Promise.withResolvers<void>();
  showPart(
    <DialogTrigger>
      <Button>Open</Button>
      <ConfirmDialog title="Question" confirm="Do it" onConfirm={() => call.promise}>
        …
      </ConfirmDialog>
    </DialogTrigger>,
  );
  await press('Open');
  await press('Do it');
  await isLocked('Cancel');
  await isLocked('Close this dialog');
  pressEscape();
  call.reject(new Error('refused'));
  await seesText('Something went wrong.');
  await press('Cancel');
  await dialogCloses();
});

function Held() {
  const [isBusy, setBusy] = useState(true);
  useHoldDialog(isBusy);
  return <Button onPress={() => setBusy(false)}>End</Button>;
}

test('a dialog can be closed by Escape once no call runs', async () => {
  showPart(
    <DialogTrigger>
      <Button>Open</Button>
      <ModalDialog title="Question">{() => <Held />}</ModalDialog>
    </DialogTrigger>,
  );
  await press('Open');
  await isLocked('Close this dialog');
  pressEscape();
  await press('End');
  await vi.waitFor(() => expect(buttons('Close this dialog')[0]?.disabled).toBe(false), waitTimeoutMs);
  pressEscape();
  await dialogCloses();
});
