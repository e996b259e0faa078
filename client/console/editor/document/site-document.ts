import type { Json } from '#schemas/json.ts';
import { type Difference, differenceOf, differencesOf, splice } from './difference.ts';
import { moveSteps } from './move-steps.ts';
import { insertAtPath, moveToPath, removeAtPath, setAtPath } from './operations.ts';
import {
  jsonAt,
  nodeAt,
  type Path,
  problemsOf,
  readJson,
  type SyntaxProblem,
  treeOf,
  valueOfText,
} from './parse-document.ts';

/** One step: at `offset`, `removed` was replaced by `added`. `path` is what it changed, if that is known. */
type Step = Difference & { path: Path | null; group: string; at: number };

/** A document being edited. The text is the truth; `value` is undefined while it has `problems`. */
export type SiteDocument = {
  text: string;
  value: Json | undefined;
  problems: readonly SyntaxProblem[];
  past: readonly Step[];
  future: readonly Step[];
};

/** Milliseconds within which changes of the same place to values of the same kind are one step. */
const groupMs = 1_000;
/** What is remembered for undo: texts of 8 MB at most. */
const undoLimits = { steps: 1_000, characters: 4_000_000 };

export const createDocument = (text: string): SiteDocument => ({ ...read(text), past: [], future: [] });

/** Sets a value by path; undefined removes the property or item. The same value changes nothing, not even its layout. */
export const setValue = (document: SiteDocument, path: Path, value: Json | undefined, now = Date.now()) =>
  value !== undefined && JSON.stringify(jsonAt(document.value, path)) === JSON.stringify(value)
    ? document
    : change(document, path, `${kindOf(value)} ${JSON.stringify(path)}`, now, (text) =>
        value === undefined ? removeAtPath(text, path) : setAtPath(text, path, value),
      );

/** Typing makes texts, numbers and, where a field is cleared, nothing. Emptying a slot and filling it are two kinds. */
const kindOf = (value: Json | undefined) => {
  if (value === undefined || typeof value === 'string' || typeof value === 'number') return 'typed';
  return value === null ? 'null' : typeof value;
};

/** Inserts a node before the one at `index`. A missing list is created. */
export const insertNode = (document: SiteDocument, listPath: Path, index: number, node: Json) =>
  change(document, [...listPath, index], '', 0, (text) => insertAtPath(text, listPath, index, node));

/**
 * Moves a node with its comments. A node cannot move into itself: the document is then unchanged.
 * @param toListPath as it is before the move
 * @param index its place once it has left the old one
 */
export const moveNode = (document: SiteDocument, fromPath: Path, toListPath: Path, index: number) =>
  change(document, fromPath, '', 0, (text) => moveToPath(text, fromPath, toListPath, index));

export const removeAt = (document: SiteDocument, path: Path) =>
  change(document, path, '', 0, (text) => removeAtPath(text, path));

/**
 * Inserts a copy behind a node of a list.
 * @param prepare changes the copy, for example its id
 */
export const duplicateNode = (document: SiteDocument, path: Path, prepare = (copy: Json): Json => copy) =>
  change(document, path, '', 0, (text) => {
    const node = nodeAt(treeOf(text), path);
    const index = path.at(-1);
    if (!node || typeof index !== 'number') return text;
    const copy = readJson(text.slice(node.offset, node.offset + node.length));
    return insertAtPath(text, path.slice(0, -1), index + 1, prepare(copy));
  });

/**
 * Replaces the text, as typed into the JSON view. It may have errors until the next change.
 * @param group changes with the same name, shortly after each other, are one step
 */
export function replaceText(
  document: SiteDocument,
  text: string,
  group = '',
  now = Date.now(),
): SiteDocument {
  return addStep(document, text, null, group, now);
}

/** Shows a text in which others have made changes. It is no step: undo and redo take one's own steps, and leave the rest. */
export function withChangesOfOthers(document: SiteDocument, text: string): SiteDocument {
  if (text === document.text) return document;
  const changes = differencesOf(document.text, text);
  const past = moveSteps(document.past, changes, 'added');
  return { ...read(text), past, future: moveSteps(document.future, changes, 'removed') };
}

export const undo = (document: SiteDocument): SiteDocument => {
  const step = document.past.at(-1);
  if (!step) return document;
  const { offset, removed, added } = step;
  const text = splice(document.text, offset, added.length, removed);
  return { ...read(text), past: document.past.slice(0, -1), future: [...document.future, step] };
};

export const redo = (document: SiteDocument): SiteDocument => {
  const step = document.future.at(-1);
  if (!step) return document;
  const { offset, removed, added } = step;
  const text = splice(document.text, offset, removed.length, added);
  return { ...read(text), past: [...document.past, step], future: document.future.slice(0, -1) };
};

function read(text: string): Pick<SiteDocument, 'text' | 'value' | 'problems'> {
  const problems = problemsOf(text);
  return { text, problems, value: problems.length > 0 ? undefined : valueOfText(text) };
}

function change(
  document: SiteDocument,
  path: Path,
  group: string,
  now: number,
  operation: (text: string) => string,
): SiteDocument {
  // A path leads nowhere certain in a text with errors.
  if (document.value === undefined) return document;
  return addStep(document, operation(document.text), path, group, now);
}

function addStep(
  document: SiteDocument,
  text: string,
  path: Path | null,
  group: string,
  now: number,
): SiteDocument {
  if (text === document.text) return document;
  const last = document.past.at(-1);
  const isGrouped =
    last !== undefined &&
    group !== '' &&
    last.group === group &&
    now - last.at <= groupMs &&
    document.future.length === 0;
  const before = isGrouped
    ? splice(document.text, last.offset, last.added.length, last.removed)
    : document.text;
  const past = isGrouped ? document.past.slice(0, -1) : document.past;
  const difference = differenceOf(before, text);
  const isNothing = difference.removed === '' && difference.added === '';
  const steps = isNothing ? past : [...past, { ...difference, path, group, at: now }];
  return { ...read(text), past: latest(steps), future: [] };
}

/** The steps that are remembered: the oldest are forgotten, so that a long day of work has room. */
function latest(steps: readonly Step[]): readonly Step[] {
  let characters = 0;
  let first = steps.length;
  while (first > 0 && steps.length - first < undoLimits.steps) {
    const { removed = '', added = '' } = steps[first - 1] ?? {};
    characters += removed.length + added.length;
    // The last step can always be undone, however large it is.
    if (characters > undoLimits.characters && first < steps.length) break;
    first -= 1;
  }
  return first === 0 ? steps : steps.slice(first);
}
