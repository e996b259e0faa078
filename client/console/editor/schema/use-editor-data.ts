import { useLingui } from '@lingui/react/macro';
import useSWRImmutable from 'swr/immutable';
import { type Catalog, type CatalogBlock, catalog, catalogPath } from '#schemas/operator/catalog.ts';
import { CallError } from '../../api/call.ts';
import type { JsonSchema } from './json-schema.ts';

/** The schema of documents and the blocks and templates, in the operator's language. */
export type EditorData = {
  schema: JsonSchema;
  blocks: ReadonlyMap<string, CatalogBlock>;
  templates: Catalog['templates'];
};

/** Reads what the editor needs besides the document: once per language. */
export function useEditorData() {
  const { i18n } = useLingui();
  const language = i18n.locale === 'ko' ? 'ko' : 'en';
  return useSWRImmutable<EditorData, CallError>(['editor-data', language], async () => {
    const [schema, offered] = await Promise.all([
      readJson(`/schemas/site.json?language=${language}`),
      readJson(`${catalogPath}?language=${language}`),
    ]);
    const { blocks, templates } = catalog.parse(offered);
    return { schema: schema as JsonSchema, blocks: new Map(blocks.map((one) => [one.type, one])), templates };
  });
}

/** @throws CallError */
async function readJson(address: string): Promise<unknown> {
  const answer = await fetch(address).catch(() => {
    throw new CallError(0, undefined);
  });
  const body: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok) throw new CallError(answer.status, body);
  return body;
}
