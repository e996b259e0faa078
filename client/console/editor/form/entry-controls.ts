// Only forms of the content have these: they are one file of scripts.
export { EntriesField } from './EntriesField.tsx';
export { EntryField } from './EntryField.tsx';
export { OptionField } from './OptionField.tsx';
