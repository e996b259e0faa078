import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type CompletionItem,
  type Diagnostic,
  getLanguageService,
  TextDocument,
} from 'vscode-json-languageservice';

// The JSON editor of VS Code with the schemas of site documents.

const root = join(import.meta.dirname, '../..');
const service = getLanguageService({
  schemaRequestService: async (uri) => readFileSync(new URL(uri), 'utf8'),
  workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
});

/** A text as a file that an editor has open: it finds the schema by `$schema`. */
function open(text: string, path = 'fixtures/partners/bomnal/site.json') {
  const document = TextDocument.create(pathToFileURL(join(root, path)).href, 'jsonc', 1, text);
  return { document, parsed: service.parseJSONDocument(document) };
}

/** What an editor marks. */
export const findings = async (text: string, path?: string): Promise<Diagnostic[]> => {
  const { document, parsed } = open(text, path);
  return service.doValidation(document, parsed, { schemaValidation: 'error' });
};

/** A site document with more members, for the home page's sections or the document itself. */
export const site = (members: string, language = '') =>
  `{"$schema": "../../../schemas/site.schema${language}.json","formatVersion":1,"menu":[],${members}}`;
/** A site document with nodes on its home page. */
export const sections = (nodes: string, language?: string) =>
  site(`"pages":{"/":{"sections":[${nodes}]}}`, language);
/** A node of a block as JSON. */
export const node = (type: string, members: string) => `{"id":"a","type":"${type}","v":1,${members}}`;

/** What an editor offers at `|`. */
export async function completion(marked: string): Promise<CompletionItem[]> {
  const offset = marked.indexOf('|');
  const { document, parsed } = open(marked.replace('|', ''));
  return (await service.doComplete(document, document.positionAt(offset), parsed))?.items ?? [];
}
/** The names of what an editor offers at `|`. */
export const labels = async (marked: string) => (await completion(marked)).map(({ label }) => label);

/** What an editor shows when a name is hovered over. */
export async function hover(text: string, name: string): Promise<string> {
  const { document, parsed } = open(text);
  const at = document.positionAt(text.indexOf(`"${name}"`) + 2);
  return JSON.stringify((await service.doHover(document, at, parsed))?.contents);
}
