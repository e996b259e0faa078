import { setBlockType } from 'prosemirror-commands';
import type { Attrs, MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { proseSchema } from './prose-schema.ts';

const { paragraph, heading, list_item: listItem } = proseSchema.nodes;
const { link } = proseSchema.marks;

/** Whether the selected text, or the text that is typed next, has a mark. */
export function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  if (empty) return type.isInSet(storedMarks ?? $from.marks()) !== undefined;
  return doc.rangeHasMark(from, to, type);
}

/** The level of the heading that the selection begins in; 0 in any other text. */
export const headingLevel = ({ selection: { $from } }: EditorState): number =>
  $from.parent.type === heading ? $from.parent.attrs.level : 0;

/** Makes the selected lines headings of a level, or paragraphs if it is 0. */
export const setHeading = (level: number): Command =>
  level === 0 ? setBlockType(paragraph, { isWritten: true }) : setBlockType(heading, { level });

/** The innermost list around the start of the selection. */
function listAround({ selection: { $from } }: EditorState): { type: NodeType; pos: number } | undefined {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { type } = $from.node(depth);
    if (type.spec.content === 'list_item+') return { type, pos: $from.before(depth) };
  }
  return undefined;
}

/** Whether the selection begins in a list of a type. */
export const isInList = (state: EditorState, type: NodeType): boolean => listAround(state)?.type === type;

/** Makes the selected lines a list of a type; in a list of another type changes it, in one of this type takes them out. */
export const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const around = listAround(state);
    if (!around) return wrapInList(type)(state, dispatch);
    if (around.type === type) return liftListItem(listItem)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(around.pos, type));
    return true;
  };

/** The link that the selection begins in. */
export function linkAt({ selection: { $from, $to } }: EditorState) {
  const { parent } = $from;
  const offset = $from.parentOffset;
  let start = 0;
  for (const node of parent.children) {
    const end = start + node.nodeSize;
    const mark = link.isInSet(node.marks);
    if (mark && start <= offset && (offset < end || (offset === end && $from.pos === $to.pos)))
      return { from: $from.start() + start, to: $from.start() + end, href: String(mark.attrs.href) };
    start = end;
  }
  return undefined;
}

/** The text that a link would get: the selected text, or the text of the link at the cursor. */
export function linkRange(state: EditorState): { from: number; to: number } | undefined {
  const { from, to, empty } = state.selection;
  return empty ? linkAt(state) : { from, to };
}

/**
 * Makes the selected text, or the link at the cursor, a link to a URL; with none, plain text. A link that is there already
 * has its other attributes as before.
 */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const range = linkRange(state);
    if (!range) return false;
    const { tr } = state;
    let attrs: Attrs = {};
    state.doc.nodesBetween(range.from, range.to, ({ marks }) => {
      attrs = { ...link.isInSet(marks)?.attrs, ...attrs };
    });
    tr.removeMark(range.from, range.to, link);
    if (href) tr.addMark(range.from, range.to, link.create({ ...attrs, href }));
    dispatch?.(tr);
    return true;
  };
