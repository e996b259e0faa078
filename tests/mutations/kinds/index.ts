import type { Kind, TextKind } from '../mutation.ts';
import { bindingKinds } from './bindings.ts';
import { factKinds } from './facts.ts';
import { linkKinds } from './links.ts';
import { pageKeyKinds } from './page-keys.ts';
import { readingKinds } from './reading.ts';
import { shapeKinds } from './shape.ts';
import { structureKinds } from './structure.ts';
import { syntaxKinds } from './syntax.ts';
import { textContentKinds } from './texts.ts';
import { themeKinds } from './theme.ts';

/** Mutations of the text itself. */
export const textKinds: TextKind[] = syntaxKinds;

/** Mutations of documents. To add kinds, write a table like these and add it here. */
export const kinds: Kind[] = [
  ...shapeKinds,
  ...readingKinds,
  ...pageKeyKinds,
  ...linkKinds,
  ...structureKinds,
  ...bindingKinds,
  ...textContentKinds,
  ...themeKinds,
  ...factKinds,
];
