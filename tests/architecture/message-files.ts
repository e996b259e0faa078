import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type Texts = Record<string, unknown>;

/** A message catalog: its messages by key, each with its texts by language. */
export interface MessageFile {
  path: string;
  messages: Record<string, Texts>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Every `messages.json` and `…-messages.json` of the repository. */
export const messageFiles: MessageFile[] = ['blocks', 'client', 'engine', 'schemas', 'server']
  .flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file}`,
    ),
  )
  .filter((path) => /(^|[/-])messages\.json$/.test(path))
  .sort()
  .map((path) => ({ path, messages: JSON.parse(readFileSync(`${root}/${path}`, 'utf8')) }));
