import { useRef } from 'react';
import type { Json } from '#schemas/json.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import type { DropPlace, FrameCommand, FrameMessage } from '#schemas/operator/preview-frame.ts';
import { jsonAt, type Path } from '../document/parse-document.ts';
import { withValueAt } from '../document/with-value-at.ts';
import { followPath } from '../form/follow-path.ts';
import { type Localized, textIn, withText } from '../form/localized-value.ts';
import type { TreeRow } from '../tree/page-tree.ts';
import type { ShownNodes } from '../tree/shown-nodes.ts';
import { type FoundText, findText } from './find-text.ts';

const editTypes = ['edit', 'text', 'written', 'drag', 'drop'] as const;

export type PageEdit = Extract<FrameMessage, { type: (typeof editTypes)[number] }>;

/** Whether a message of the page edits it. */
export const isPageEdit = (message: FrameMessage): message is PageEdit =>
  (editTypes as readonly string[]).includes(message.type);

type Options = {
  document: Json | undefined;
  language: LanguageCode;
  /** Main language of the site. */
  main: LanguageCode;
  isReadOnly: boolean;
  send: (command: FrameCommand) => void;
  setValue: (path: Path, value: Json | undefined) => void;
  /** Nodes of the page that is edited. */
  nodes: ShownNodes;
  /** With keys of rows in place of markers. */
  placesOf: (row: TreeRow) => DropPlace[];
  onDrop: (row: TreeRow, place: { at: DropPlace['at']; row: TreeRow }) => void;
  /** A text that only the form can edit. */
  onFormText: (text: string) => void;
};

/** The text that is being written, as it was found. */
type Written = {
  marker: string;
  /** Where `path` leads to the text: as it was found, or after the last change of it here. */
  path: Path;
  document: Json | undefined;
  found: FoundText;
  language: LanguageCode;
};

/** Answers what the operator does in the page: types into a text, or drags a node. */
export function usePageEdits(options: Options) {
  const { document, language, main, isReadOnly, send, setValue, nodes, placesOf, onDrop, onFormText } =
    options;
  const written = useRef<Written | undefined>(undefined);
  const dragged = useRef<TreeRow | undefined>(undefined);

  function edit(row: TreeRow, marker: string, texts: readonly string[]): void {
    const data = [...row.path, 'data'];
    const isOwn = row.origin === 'document' && !isReadOnly;
    for (const [index, shown] of isOwn ? texts.entries() : []) {
      const found = findText(jsonAt(document, data), shown, { language, main, path: data });
      if (!found) continue;
      written.current = { marker, path: found.path, document, found, language };
      send({ type: 'write', marker, index, text: found.text });
      return;
    }
    onFormText(texts[0] ?? '');
  }

  /**
   * Writes into the language in which the edit began, and into its node and item of a list, wherever colleagues have moved
   * those since. What has no place any more is dropped. An emptied text stays, because the page would lose its place. If the first text was in another language, it leaves
   * this language without a text, as before.
   */
  function write(marker: string, text: string): void {
    const { current } = written;
    if (current?.marker !== marker) return;
    const { found, language: into } = current;
    const path = followPath(current.document, document, current.path);
    if (!path) return;
    const before = jsonAt(document, path) as Localized | undefined;
    const isFallback = text === found.text && textIn(found.value, into, main) === '';
    if (isFallback && textIn(before, into, main) === '') return;
    const value = (withText(before, into, isFallback ? '' : text, main) ?? '') as Json;
    if (document !== undefined)
      written.current = { ...current, path, document: withValueAt(document, path, value) };
    setValue(path, value);
  }

  function drag(row: TreeRow, marker: string): void {
    dragged.current = row;
    const places = isReadOnly ? [] : placesOf(row);
    send({
      type: 'places',
      marker,
      places: places.flatMap(({ at, marker: key }) => {
        const shown = nodes.markerOf(key);
        return shown === undefined ? [] : [{ at, marker: shown }];
      }),
    });
  }

  /** The page may have been replaced since the drag began, and the same marker may now belong to another node. */
  function drop(row: TreeRow, { at, marker }: DropPlace): void {
    const target = nodes.rowOf(marker);
    if (target && row.id === dragged.current?.id && !isReadOnly) onDrop(row, { at, row: target });
  }

  return (message: PageEdit): void => {
    const { marker } = message;
    if (message.type === 'text') write(marker, message.text);
    if (message.type === 'written') written.current = undefined;
    const row = nodes.rowOf(marker);
    if (!row) return;
    if (message.type === 'edit') edit(row, marker, message.texts);
    if (message.type === 'drag') drag(row, marker);
    if (message.type === 'drop') drop(row, message.place);
  };
}
