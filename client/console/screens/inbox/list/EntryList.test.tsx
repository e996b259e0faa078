// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { answerCall, seesText, showPart } from '#tests/setup/console-screen.tsx';
import { EntryList } from './EntryList.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.stubGlobal('fetch', answerCall);

const at = '/partners/han/inbox/inquiries?state=open';

test('without open entries, everything is done', async () => {
  showPart(<EntryList rows={[]} count={0} />, {}, at);
  await seesText('Nobody is waiting for an answer.');
});

test('an empty later page leads to the first one, and does not tell that everything is done', async () => {
  showPart(<EntryList rows={[]} count={30} />, {}, `${at}&page=2`);
  await seesText('There are no entries on this page.');
  expect(document.querySelector('.Empty a')?.getAttribute('href')).toBe(at);
  expect(document.body.textContent).not.toContain('Nobody is waiting');
});
