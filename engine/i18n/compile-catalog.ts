import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { MessageFile } from '#registry/contract.ts';
import type { LanguageCode } from '#schemas/primitives.ts';
import type { Catalog } from './catalog.ts';

const compiled = new WeakMap<MessageFile, Partial<Record<LanguageCode, Catalog>>>();

/** Compiles the messages of a file, once per file and language, so that the browser needs no parser. */
export function compileCatalog(file: MessageFile, locale: LanguageCode): Catalog {
  const known = compiled.get(file) ?? {};
  compiled.set(file, known);
  known[locale] ??= Object.fromEntries(
    Object.entries(file).map(([key, texts]) => [key, compileMessage(texts[locale])]),
  );
  return known[locale];
}
