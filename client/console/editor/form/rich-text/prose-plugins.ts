import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import type { Command, Plugin } from 'prosemirror-state';
import { setHeading, toggleList } from './prose-commands.ts';
import { headingLevels, proseSchema } from './prose-schema.ts';

const { nodes, marks } = proseSchema;

const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
});

const keys: Record<string, Command> = {
  'Mod-b': toggleMark(marks.strong),
  'Mod-i': toggleMark(marks.em),
  'Mod-Alt-0': setHeading(0),
  ...Object.fromEntries(headingLevels.map((level) => [`Mod-Alt-${level}`, setHeading(level)])),
  'Mod-Shift-7': toggleList(nodes.ordered_list),
  'Mod-Shift-8': toggleList(nodes.bullet_list),
  // Tab leaves the field.
  'Mod-]': sinkListItem(nodes.list_item),
  'Mod-[': liftListItem(nodes.list_item),
  'Shift-Enter': breakLine,
  Enter: splitListItem(nodes.list_item),
};

/**
 * Keys and history of the visual editor.
 * @param hasOwnUndo whether it undoes by itself; in the editor of a site the document's steps are undone
 */
export const prosePlugins = (hasOwnUndo: boolean): Plugin[] => [
  ...(hasOwnUndo ? [history(), keymap({ 'Mod-z': undo, 'Mod-y': redo, 'Shift-Mod-z': redo })] : []),
  keymap(keys),
  keymap(baseKeymap),
];
