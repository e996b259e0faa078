/** One way to use a block: the data of its node, and the answer of its source where it reads one. */
export type Fixture = {
  data: Record<string, unknown>;
  /** Answer of the source, as the source's response schema gives it. */
  source?: unknown;
  /** Which of the block's sources that is; the first where it is not given. */
  sourceName?: string;
  /** Page the block stands on; the home page where it makes no difference. */
  pageKey?: string;
  /** Path of that page without language, as in `/products/12`. */
  path?: string;
};

/**
 * What every block exports as `fixtures`: `minimal` has only what must be there, `extreme` the longest words in
 * four languages and the most items. Contract tests, the gallery and the console's presets read them.
 */
export type Fixtures = Record<'default' | 'minimal' | 'extreme', Fixture>;
