import type { Json } from '#schemas/json.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import type { Origin } from '../tree/page-tree.ts';
import type { PageChanges } from './use-page-changes.ts';

/** What the dialogs about pages know. */
export type PageDialogProps = {
  /** Key of the page in view. */
  page: string;
  keys: readonly { key: string; origin: Origin }[];
  document: Json | undefined;
  template: Json | undefined;
  /** The site's languages, main language first. */
  languages: readonly LanguageCode[];
  /** URL of the site. */
  origin: string;
  changes: PageChanges;
  onClose: () => void;
};

/** The dialog that is open. `typed` is what the operator searched for, `from` the page to copy. */
export type PageDialog = { kind: 'new'; typed?: string; from?: string } | { kind: 'address' | 'delete' };
