import { type EditorState, EditorState as State, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { linkAt, setLink } from './prose-commands.ts';
import { proseSchema } from './prose-schema.ts';

const { paragraph, doc } = proseSchema.nodes;
const { link } = proseSchema.marks;
const attrs = { href: '/old', title: 'Prices', target: '_blank', rel: 'nofollow' };

/** A paragraph that begins with a plain text and ends with a link. @returns its state with this selection */
function selected(from: number, to: number): EditorState {
  const content = [proseSchema.text('see '), proseSchema.text('prices', [link.create(attrs)])];
  const state = State.create({ doc: doc.create(null, paragraph.create(null, content)) });
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, to)));
}

function marksAfter(state: EditorState, href: string) {
  let after = state;
  setLink(href)(state, (transaction) => {
    after = state.apply(transaction);
  });
  return after.doc.firstChild?.children.map(({ text, marks }) => [text, marks[0]?.attrs]);
}

test('a link that leads elsewhere stays in its window and has its title, also as part of a longer one', () => {
  const next = { ...attrs, href: '/new' };
  expect(linkAt(selected(7, 7))).toMatchObject({ href: '/old' });
  expect(marksAfter(selected(7, 7), '/new')).toEqual([
    ['see ', undefined],
    ['prices', next],
  ]);
  expect(marksAfter(selected(1, 11), '/new')).toEqual([['see prices', next]]);
});

test('a new link has only its address, and a removed one leaves its text', () => {
  expect(marksAfter(selected(1, 4), '/new')?.[0]).toEqual([
    'see',
    { href: '/new', title: null, target: null, rel: null },
  ]);
  expect(marksAfter(selected(7, 7), '')).toEqual([['see prices', undefined]]);
});
