// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import {
  answerCall,
  buttons,
  dialogCloses,
  losesText,
  press,
  seesText,
  showPart,
} from '#tests/setup/console-screen.tsx';
import { typeInto } from '#tests/setup/type-into.ts';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { readTemplates, writeTemplates } from './answer-templates.ts';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.stubGlobal('fetch', answerCall);

const show = (initial: string) =>
  showPart(
    <AnswerForm
      id="han:article:6"
      of={null}
      label="Answer"
      help=""
      initial={initial}
      submit="Answer"
      maxLength={5_000}
      onSubmit={async () => {}}
    />,
  );

test('the text written so far is saved as a template of this clinic', async () => {
  show('We are open on Sundays.');
  await press('Templates');
  await seesText('No template yet.');
  typeInto('Name', 'Sundays');
  await press('Save template');
  await vi.waitFor(() => expect(buttons('Insert “Sundays”')).toHaveLength(1), waitTimeoutMs);
  expect(readTemplates('han')).toEqual([{ name: 'Sundays', text: 'We are open on Sundays.' }]);
  expect(readTemplates('sakura')).toEqual([]);
});

test('a template is inserted behind the text, which is not sent', async () => {
  writeTemplates('han', [{ name: 'Bye', text: 'Kind regards' }]);
  show('Yes.');
  await press('Templates');
  await press('Insert “Bye”');
  await dialogCloses();
  expect(document.querySelector('textarea')?.value).toBe('Yes.\n\nKind regards');
});

test('a template is deleted', async () => {
  writeTemplates('han', [{ name: 'Bye', text: 'Kind regards' }]);
  show('Yes.');
  await press('Templates');
  await press('Delete “Bye”');
  await losesText('Kind regards');
  expect(readTemplates('han')).toEqual([]);
});
