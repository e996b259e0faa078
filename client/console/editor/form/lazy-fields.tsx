import type { ComponentType } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { ControlProps } from './control-props.ts';
import type { EntriesProps } from './EntriesField.tsx';
import type { EntryProps } from './EntryField.tsx';
import type { NumberProps } from './NumberField.tsx';
import type { OptionProps } from './OptionField.tsx';
import type { RichTextProps } from './rich-text/RichTextEditor.tsx';

// Few blocks have one of these: calendar and clock take 15 kB, numbers 7 kB.
const loadTimes = () => import('./time-fields.tsx');
const times = {
  date: lazyPart(() => loadTimes().then((module) => module.DateField), { rows: 1, isAhead: true }),
  instant: lazyPart(() => loadTimes().then((module) => module.InstantField), { rows: 1, isAhead: true }),
  time: lazyPart(() => loadTimes().then((module) => module.TimeOfDayField), { rows: 1, isAhead: true }),
};

/** A field for a day, a moment or a time of day. */
export function LazyTimeField({ kind, ...props }: ControlProps & { kind: keyof typeof times }) {
  const Control = times[kind];
  return <Control {...props} />;
}

/** A field for a number. */
export const LazyNumberField: ComponentType<NumberProps> = lazyPart(
  () => import('./NumberField.tsx').then((module) => module.NumberField),
  { rows: 1, isAhead: true },
);

/** A field for formatted text. Few pages have one of their own: the editor takes 80 kB. */
export const LazyRichText: ComponentType<RichTextProps> = lazyPart(
  () => import('./rich-text/RichTextEditor.tsx').then((module) => module.RichTextEditor),
  { rows: 3 },
);

/** A field for the number of an entry. Documents name no entries of the content. */
export const LazyEntryField: ComponentType<EntryProps> = lazyPart(
  () => import('./EntryField.tsx').then((module) => module.EntryField),
  { rows: 1 },
);

/** A field for numbers of entries. */
export const LazyEntriesField: ComponentType<EntriesProps> = lazyPart(
  () => import('./EntriesField.tsx').then((module) => module.EntriesField),
  { rows: 1 },
);

/** A field for the place of an option. */
export const LazyOptionField: ComponentType<OptionProps> = lazyPart(
  () => import('./OptionField.tsx').then((module) => module.OptionField),
  { rows: 1 },
);
