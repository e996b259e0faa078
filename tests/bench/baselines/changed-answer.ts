type Rows = { rows: Record<string, unknown>[] };

/**
 * A list answer as it would be after one of its rows was edited: the name or title of the first row ends with `turn`.
 * The rest is equal, but every row is a new object, as after another read from the backend.
 * @throws if the answer is not a list, or its first row has neither name nor title
 */
export function changedAnswer(answer: unknown, turn: number): unknown {
  const { rows, ...rest } = answer as Rows;
  const copy = rows?.map((row) => ({ ...row })) ?? [];
  const [first] = copy;
  const field = ['name', 'title', 'question'].find((name) => typeof first?.[name] === 'string');
  if (!first || !field) throw new Error('[bench] A source without a name in its first row cannot be changed');
  first[field] = `${first[field]} ${turn}`;
  return { ...rest, rows: copy };
}
