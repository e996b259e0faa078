// @vitest-environment jsdom
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import {
  answerCall,
  buttons,
  dialogCloses,
  press,
  refusal,
  seesText,
  showPart,
} from '#tests/setup/console-screen.tsx';
import { writeInto } from '#tests/setup/type-into.ts';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import type { Article } from '../list/inbox-query.ts';
import { ArticleEntry } from './ArticleEntry.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.stubGlobal('fetch', answerCall);

const answered: Article = {
  id: 6,
  boardTypeId: 1,
  languageCode: 'ko',
  title: 'Parking',
  name: 'Kim',
  content: 'Is there a car park?',
  phoneNumber: null,
  email: null,
  isPrivate: false,
  isPinned: false,
  isHidden: false,
  isNotice: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  answer: { content: '<p>Yes, <b>below</b> us.</p>', name: 'Lee', createdAt: '2026-01-02T00:00:00.000Z' },
};

/** An article. `next`: as the list has it when it is read again. */
function Entry({ initial, next = initial }: { initial: Article; next?: Article }) {
  const [article, setArticle] = useState(initial);
  return (
    <>
      <button type="button" onClick={() => setArticle(next)}>
        Read the list again
      </button>
      <ArticleEntry article={article} onChange={setArticle} />
    </>
  );
}
const call = 'PUT /operator/partners/han/inbox/articles/6';
const show = (changes: Partial<Article> = {}) =>
  showPart(<Entry initial={{ ...answered, ...changes }} />, {
    [call]: { done: true },
    [`${call}/answer`]: { done: true, answeredAt: '2026-01-03T00:00:00.000Z' },
  });

test('an article tells on which board it is', async () => {
  showPart(<Entry initial={answered} />, {
    'GET /operator/partners/han/facts/customerBoards?ids=1': {
      rows: [{ id: 1, title: 'Reviews', detail: '' }],
      count: 1,
    },
  });
  await seesText('· Reviews');
});

test('a notice of the clinic itself has no form for an answer', async () => {
  show({ answer: null, isNotice: true });
  await seesText('The clinic’s own notice. It waits for no answer.');
  expect([document.querySelector('textarea'), buttons('Hide').length]).toEqual([null, 1]);
});

test('an article is pinned to the top of its board, and unpinned', async () => {
  const { sent } = show();
  await press('Pin to the top');
  await seesText('Pinned to the top of its board.');
  await press('Unpin');
  await seesText('No longer pinned.');
  expect(sent).toEqual([
    [call, { isPinned: true }],
    [call, { isPinned: false }],
  ]);
  expect(buttons('Pin to the top')).toHaveLength(1);
});

test('an article is hidden after a question, and shown again after another one', async () => {
  const { sent } = show();
  await press('Hide');
  await seesText('Hide this article?');
  expect(sent).toEqual([]);
  await press('Hide');
  await dialogCloses();
  await seesText('Hidden: only its author and you can read it');
  await press('Show again');
  await seesText('It becomes public or private again, as its author chose.');
  await press('Show again');
  await dialogCloses();
  await seesText('Shown again.');
  await seesText('Public: every visitor reads article and answer');
  expect(sent).toEqual([
    [call, { isHidden: true }],
    [call, { isHidden: false }],
  ]);
});

test('an article is erased after a question, and the list without it is shown', async () => {
  const eraseCall = 'DELETE /operator/partners/han/inbox/articles/6';
  const at = '/partners/han/inbox/articles?state=answered&entry=6';
  const { sent, address } = showPart(<Entry initial={answered} />, { [eraseCall]: { done: true } }, at);
  await press('Erase');
  await seesText('Erase the article of Kim?');
  expect(sent).toEqual([]);
  await press('Erase');
  await seesText('Erased.');
  await dialogCloses();
  expect(sent).toEqual([[eraseCall]]);
  expect(address()).toBe('/partners/han/inbox/articles?state=answered');
});

test('an answer is edited as plain text, with a warning where it has formatting', async () => {
  const { sent } = show();
  const field = () => document.querySelector('textarea');
  await press('Edit the answer');
  await vi.waitFor(() => expect(field()?.value).toBe('Yes, below us.'), waitTimeoutMs);
  await seesText('Saving it here leaves plain text.');
  await press('Save the answer');
  await seesText('The answer has been changed.');
  const before = '2026-01-02T00:00:00.000Z';
  expect(sent).toEqual([[`${call}/answer`, { content: '<p>Yes, below us.</p>', before }]]);
  expect(field()).toBeNull();
});

test('an answer that came late stays in its form, beside the one of somebody else', async () => {
  const answerOnce = vi.fn(late);
  const { sent } = showPart(<Entry initial={answered} />, { [`${call}/answer`]: answerOnce });
  await press('Edit the answer');
  await press('Save the answer');
  await seesText('Read theirs.');
  await seesText('Yes, behind us.');
  expect(document.querySelector('textarea')?.value).toBe('Yes, below us.');
  answerOnce.mockImplementation(() => Response.json({ done: true, answeredAt: '2026-01-04T00:00:00.000Z' }));
  await press('Save the answer');
  await vi.waitFor(
    () =>
      expect(sent.map(([, body]) => (body as { before: string }).before)).toEqual([
        answered.answer?.createdAt,
        theirs.createdAt,
      ]),
    waitTimeoutMs,
  );
});

const theirs = { content: '<p>Yes, behind us.</p>', name: 'Park', createdAt: '2026-01-03T00:00:00.000Z' };
const late = () =>
  refusal(409, {
    code: 'ANSWER_CHANGED',
    message: 'ANSWER_CHANGED',
    translatedMessage: 'Read theirs.',
    present: theirs,
  });

test('an answer that the list brings while one is being changed is shown beside it, and not replaced unseen', async () => {
  const next = { ...answered, answer: theirs };
  const { sent } = showPart(<Entry initial={answered} next={next} />, { [`${call}/answer`]: late });
  await press('Edit the answer');
  await seesText('Saving it here leaves plain text.');
  await press('Read the list again');
  await seesText('This answer was saved after you opened the form.');
  await seesText('Yes, behind us.');
  expect(document.querySelector('textarea')?.value).toBe('Yes, below us.');
  await press('Save the answer');
  await seesText('Read theirs.');
  await press('Save the answer');
  const before = () => sent.map(([, body]) => (body as { before: string }).before);
  await vi.waitFor(
    () => expect(before()).toEqual([answered.answer?.createdAt, theirs.createdAt]),
    waitTimeoutMs,
  );
});

test('the first answer of somebody else leaves the form with what is being written', async () => {
  const open = { ...answered, answer: null };
  const { sent } = showPart(<Entry initial={open} next={{ ...open, answer: theirs }} />, {
    [`${call}/answer`]: late,
  });
  await vi.waitFor(() => expect(document.querySelector('textarea')).not.toBeNull(), waitTimeoutMs);
  const field = document.querySelector('textarea');
  field?.focus();
  writeInto(field, 'Yes, in front.');
  await press('Read the list again');
  await seesText('Yes, behind us.');
  expect(document.querySelector('textarea')).toBe(field);
  expect(field?.value).toBe('Yes, in front.');
  await press('Save the answer');
  await seesText('Read theirs.');
  expect(sent).toEqual([[`${call}/answer`, { content: '<p>Yes, in front.</p>', before: null }]]);
  await press('Cancel');
  await vi.waitFor(() => expect(document.querySelector('textarea')).toBeNull(), waitTimeoutMs);
  await seesText('Yes, behind us.');
});
