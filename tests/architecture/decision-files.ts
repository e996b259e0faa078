import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SourceFile } from './source-tree.ts';

const folder = 'docs/decisions';
const root = fileURLToPath(new URL(`../../${folder}`, import.meta.url));

/** All files of docs/decisions: the ADRs and their README. */
export const decisionFiles: SourceFile[] = readdirSync(root)
  .sort()
  .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(`${root}/${name}`, 'utf8') }));
