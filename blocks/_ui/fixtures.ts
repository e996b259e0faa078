/** One use of a block: its node's data, and its source's response if it reads one. */
export type Fixture = {
  data: Record<string, unknown>;
  /** The source's response, as parsed by its response schema. */
  source?: unknown;
  /** Which of the block's sources that is; the first by default. */
  sourceName?: string;
  /** The page of the block; the home page if it makes no difference. */
  pageKey?: string;
  /** Path of that page without language, such as `/products/12`. */
  path?: string;
};

/**
 * What every block exports as `fixtures`: `minimal` has only required data, `extreme` the longest words in four
 * languages and the most items. Contract tests, the gallery and the console's presets read them.
 */
export type Fixtures = Record<'default' | 'minimal' | 'extreme', Fixture>;
