import { useRef } from 'react';
import type { Json } from '#schemas/json.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import type { DropPlace, FrameCommand, FrameMessage } from '#schemas/operator/preview-frame.ts';
import { jsonAt, type Path } from '../document/parse-document.ts';
import { type Localized, withText } from '../form/localized-value.ts';
import type { TreeRow } from '../tree/page-tree.ts';
import { findText } from './find-text.ts';

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
  placesOf: (row: TreeRow) => DropPlace[];
  onDrop: (row: TreeRow, place: DropPlace) => void;
  /** A text that only the form can edit. */
  onFormText: (text: string) => void;
};

/** Answers what the operator does in the page: types into a text, or drags a node. */
export function usePageEdits(options: Options) {
  const { document, language, main, isReadOnly, send, setValue, placesOf, onDrop, onFormText } = options;
  const written = useRef<{ marker: string; path: Path; language: LanguageCode } | undefined>(undefined);

  function edit(row: TreeRow, marker: string, texts: readonly string[]): void {
    const data = [...row.path, 'data'];
    const isOwn = row.origin === 'document' && !isReadOnly;
    for (const [index, shown] of isOwn ? texts.entries() : []) {
      const found = findText(jsonAt(document, data), shown, { language, main, path: data });
      if (!found) continue;
      written.current = { marker, path: found.path, language };
      send({ type: 'write', marker, index, text: found.text });
      return;
    }
    onFormText(texts[0] ?? '');
  }

  /** Writes into the language in which the edit began. An emptied text stays, as the page would lose its place. */
  function write(marker: string, text: string): void {
    if (written.current?.marker !== marker) return;
    const { path, language: into } = written.current;
    const before = jsonAt(document, path) as Localized | undefined;
    setValue(path, (withText(before, into, text, main) ?? '') as Json);
  }

  return (message: PageEdit, row: TreeRow): void => {
    const { marker } = message;
    if (message.type === 'edit') edit(row, marker, message.texts);
    if (message.type === 'text') write(marker, message.text);
    if (message.type === 'written') written.current = undefined;
    if (message.type === 'drag') send({ type: 'places', marker, places: isReadOnly ? [] : placesOf(row) });
    if (message.type === 'drop' && !isReadOnly) onDrop(row, message.place);
  };
}
