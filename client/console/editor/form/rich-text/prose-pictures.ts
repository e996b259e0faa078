import { type Command, type EditorState, NodeSelection } from 'prosemirror-state';
import { proseSchema } from './prose-schema.ts';

const { image } = proseSchema.nodes;

/** The attributes of a picture in a text, as in its markup. */
export type Picture = { src: string; alt: string | null; width: string | null; height: string | null };

/** The picture that is selected. */
export function pictureAt({ selection }: EditorState): Picture | undefined {
  if (!(selection instanceof NodeSelection) || selection.node.type !== image) return undefined;
  return selection.node.attrs as Picture;
}

/** Puts a picture in place of what is selected. */
export const setPicture =
  (picture: Picture): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(image.create(picture), false).scrollIntoView());
    return true;
  };
