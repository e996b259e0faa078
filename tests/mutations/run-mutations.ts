import { formatPath } from '#engine/resolve/diagnostic.ts';
import { type Locate, parseWithPositions } from '#engine/resolve/source-position.ts';
import type { Finding } from '#schemas/operator/finding.ts';
import {
  type Pick as Choose,
  type Json,
  type Kind,
  NoPlace,
  type Place,
  type TextKind,
  valueAt,
} from './mutation.ts';

/** What became of one mutation. */
export type Outcome = { kind: string; place: string; isReported: boolean; isExact: boolean; found: string[] };

type Check = (text: string) => Promise<Finding[]>;

/** Most mutations in one document: with more, one would hide another. */
const maxMutations = 12;
/** After so many kinds whose part was mutated already, another document is mutated: each trial copies the document. */
const maxRejected = 8;

/** Mutates a document in several places at a time, and checks it each time. Kinds without a place in it are left out. */
export async function runMutations(
  text: string,
  kinds: readonly Kind[],
  pick: Choose,
  check: Check,
): Promise<Outcome[]> {
  const baseline = new Set((await check(text)).map(identity));
  const outcomes: Outcome[] = [];
  for (const stage of ['shape', 'document'] as const) {
    let waiting = kinds.filter((kind) => kind.stage === stage);
    while (waiting.length > 0) {
      const { site, done, later } = batch(JSON.parse(text), waiting, pick);
      waiting = later;
      if (done.length === 0) continue;
      const mutated = JSON.stringify(site, null, 2);
      const findings = await check(mutated);
      const { locate } = parseWithPositions(mutated);
      outcomes.push(...done.map((one) => outcomeOf(one, locate, findings, baseline)));
    }
  }
  return outcomes;
}

type Done = { kind: Kind; place: Place };

/** Applies kinds to different parts of a document. `later`: those whose part was mutated already. */
function batch(original: Json, kinds: readonly Kind[], pick: Choose) {
  let site = original;
  const [done, later]: [Done[], Kind[]] = [[], []];
  const taken = new Set<string>();
  let rejected = 0;
  for (const kind of kinds) {
    const isFull =
      done.length >= maxMutations || rejected >= maxRejected || done.some((one) => one.kind.alone);
    if (isFull || (kind.alone && done.length > 0)) {
      later.push(kind);
      continue;
    }
    const trial = structuredClone(site);
    const place = tryKind(kind, trial, pick, done.length > 0);
    if (place === 'later') later.push(kind);
    if (!place || place === 'later') continue;
    const part = partOf(place);
    const isGone = [...taken].some((other) => !hasPart(trial, other));
    if (taken.has(part) || isGone) {
      rejected += 1;
      later.push(kind);
      continue;
    }
    taken.add(part);
    site = trial;
    done.push({ kind, place });
  }
  return { site, done, later };
}

/** @param isMutated some kinds cannot read a document that others have mutated: they get another one */
function tryKind(kind: Kind, site: Json, pick: Choose, isMutated: boolean): Place | 'later' | undefined {
  try {
    return kind.apply(site, pick);
  } catch (error) {
    if (error instanceof NoPlace) return undefined;
    if (isMutated) return 'later';
    throw error;
  }
}

/** The part of a document that a mutation concerns: a page, an entry of the menu, a slot, or a key of the root. */
const partOf = ({ path }: Pick<Place, 'path'>) => JSON.stringify(path.slice(0, 2));

const hasPart = (site: Json, part: string) => valueAt(site, JSON.parse(part)) !== undefined;

const identity = ({ rule, path, message }: Finding) => `${rule} ${formatPath(path)} ${message.en}`;

function outcomeOf(
  { kind, place }: Done,
  locate: Locate,
  findings: Finding[],
  baseline: Set<string>,
): Outcome {
  const { line, column } = locate(place.path, place.at);
  const isExact = findings.some(
    (one) => one.line === line && one.column === column && (!place.rule || one.rule === place.rule),
  );
  const near = findings.filter((one) => !baseline.has(identity(one)) && partOf(one) === partOf(place));
  return {
    kind: kind.id,
    place: `${line}:${column} ${formatPath(place.path)}`,
    isReported: isExact || near.length > 0,
    isExact,
    found: near.map((one) => `${one.line}:${one.column} ${identity(one)}`),
  };
}

/** Mutates the text itself, one kind at a time. */
export async function runTextMutations(
  text: string,
  kinds: readonly TextKind[],
  pick: Choose,
  check: Check,
): Promise<Outcome[]> {
  const run = async ({ id, apply }: TextKind): Promise<Outcome> => {
    const { text: mutated, line, column } = apply(text, pick);
    const findings = await check(mutated);
    return {
      kind: id,
      place: `${line}:${column}`,
      isReported: findings.some(({ level }) => level === 'error'),
      isExact: findings.some((one) => one.line === line && one.column === column),
      found: findings.slice(0, 3).map((one) => `${one.line}:${one.column} ${identity(one)}`),
    };
  };
  return Promise.all(kinds.map(run));
}
