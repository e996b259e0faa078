// The same bytes from a template-literal program: what a hand-tuned application without any framework could do.
import { readFileSync } from 'node:fs';
import type { ResolvedNode } from '#engine/resolve/resolve-page.ts';
import { resolveHome } from './resolve-home.ts';
import { serveText } from './serve-text.ts';
import { splitDocument } from './split-document.ts';
import { stringsIn, templateProgram } from './template-program.ts';

const { before, body, after } = splitDocument(readFileSync(process.env.BENCH_PAGE ?? '', 'utf8'));
const { resolved, context } = await resolveHome(process.env.BENCH_ORIGIN ?? '');
const { partner, marketing, config, menu, languages, recommendedKeywords } = context;

const dataOf = (node: ResolvedNode): unknown =>
  node.kind === 'error' ? [] : [node.data, node.source, Object.values(node.slots).flat().map(dataOf)];
const data = [
  [partner, marketing, config, menu, languages, recommendedKeywords],
  [...Object.values(resolved.slots), ...resolved.sections].map(dataOf),
];
const { values, render } = templateProgram(body, new Set(stringsIn(data)));
console.log(`${values.length} texts`);

serveText(() => before + render(values) + after);
