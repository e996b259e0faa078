import { useLingui } from '@lingui/react/macro';
import type { z } from 'zod';
import { type ContentListName, contentLists } from '#schemas/content/lists.ts';
import { labelOf, type OperatorLanguage } from '#schemas/labeled.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useListNames } from '../../ui/pickers/entry-kinds.ts';
import { type Entry, memberOf, type Sentences } from './entry.ts';

/** Sentences about entries of the content. @param main the clinic's main language, for their titles */
export function useEntrySentences(main: string): Sentences {
  const { t } = useLingui();
  const language = useLanguage();
  const names = useListNames();
  const nameOf = (which: string, entry: Entry['before']) => {
    const title = titleOf(entry, main);
    return title ? `“${title}”` : `#${which}`;
  };
  return {
    createContentEntry: ({ who, kind, which, after }) => {
      if (!isList(kind)) return undefined;
      const [one, list] = [nameOf(which, after), names[kind]];
      return t`${who} added ${one} to the list: ${list}`;
    },
    saveContentEntry: ({ who, kind, which, before, after }) => {
      if (!isList(kind)) return undefined;
      const [one, list] = [nameOf(which, after), names[kind]];
      const fields = fieldsOf(kind, { before, after, language }).join(', ');
      return fields
        ? t`${who} changed ${one} in the list: ${list} (${fields})`
        : t`${who} changed ${one} in the list: ${list}`;
    },
    deleteContentEntry: ({ who, kind, which, before }) => {
      if (!isList(kind)) return undefined;
      const [one, list] = [nameOf(which, before), names[kind]];
      return t`${who} deleted ${one} from the list: ${list}`;
    },
    restoreContentEntry: ({ who, kind, which, after }) => {
      if (!isList(kind)) return undefined;
      const [one, list] = [nameOf(which, after), names[kind]];
      return t`${who} brought ${one} back to the list: ${list}`;
    },
    orderContentEntries: ({ who, which }) => {
      if (!isList(which)) return undefined;
      const list = names[which];
      return t`${who} changed the order of the list: ${list}`;
    },
  };
}

const isList = (name: string): name is ContentListName => Object.hasOwn(contentLists, name);

type Change = Pick<Entry, 'before' | 'after'> & { language: OperatorLanguage };

/** The titles of the fields that a change names; what is the same before and after only tells which entry it is. */
function fieldsOf(list: ContentListName, { before, after, language }: Change): string[] {
  const { shape } = contentLists[list].entry as unknown as { shape: Record<string, z.ZodType> };
  const names = new Set([before, after].flatMap((fields) => Object.keys(Object(fields))));
  const isChanged = (name: string) =>
    JSON.stringify(memberOf(before, name)) !== JSON.stringify(memberOf(after, name));
  return [...names].filter(isChanged).map((name) => {
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
    return (field && labelOf(field, language)?.title) ?? name;
  });
}

/** What an entry is called, in the clinic's main language. */
function titleOf(entry: Entry['before'], main: string): string | undefined {
  const texts = ['title', 'name', 'question'].map((field) => memberOf(memberOf(entry, field), main));
  return texts.find((text): text is string => typeof text === 'string' && text !== '');
}
