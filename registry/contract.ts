import type { ComponentType, ReactNode } from 'react';
import type { z } from 'zod';
import type { Template } from '#schemas/layout/template.ts';
import type { Resolved } from '#schemas/layout/text.ts';
import type { Tokens } from '#schemas/layout/theme.ts';
import type { LanguageCode } from '#schemas/primitives.ts';

/**
 * When a block's code runs in the browser. `never`: the server renders it and the browser receives neither
 * its code nor its data. The others are islands: `intent` when a pointer, a finger or the focus comes to it, `visible`
 * when scrolled to, `idle` when the browser rests, `load` right after first paint. A click or key press on any island
 * hydrates it at once.
 */
export type Hydrate = 'never' | 'intent' | 'visible' | 'idle' | 'load';

/** A place inside a block that takes nodes, `max` of them at most. */
export type SlotMeta = { label: string; max?: number };

/** What is known of a block without loading its component. */
export type BlockMeta = {
  label: Record<LanguageCode, string>;
  description: string;
  category:
    | 'global'
    | 'home'
    | 'product'
    | 'exhibition'
    | 'introduce'
    | 'content'
    | 'board'
    | 'layout'
    | 'control';
  /** Schema version of `data`, counted from 1; a change of shape needs a migration step. */
  version: number;
  hydrate: Hydrate;
  /**
   * With `intent`: the name in local storage of what the island would show without being asked, as a count. Where the
   * visitor keeps something there, or puts it there on this page, the island hydrates as the browser rests.
   */
  wakesWith?: string;
  /** Names of the sources a node of this block may use; empty when it reads none. */
  sources: readonly string[];
  /** A node of this block without a source is an error. */
  sourceRequired?: boolean;
  slots: Record<string, SlotMeta>;
  /**
   * Facts an island reads from the page context, as dotted paths (`config.hasPriceView`, `partner.partnerTel`).
   * Only these are sent to the browser. A static block may read all and lists none.
   */
  facts?: readonly string[];
  /** Groups of the shared messages that an island uses: `price` sends `price.sale` and its like. A static block may use all and lists none. */
  sharedMessages?: readonly string[];
  /**
   * Whether a block has anything to do on a page. Where not, nothing of it is sent, neither HTML nor an island's data and
   * code. Asked on the server only.
   */
  isNeeded?: (node: { source: unknown; page: { path: string; pageKey: string } }) => boolean;
  /** Ready-made data for the console, by label. */
  presets?: readonly { label: string; data: Record<string, unknown> }[];
};

/** A pure step from the data of version n to that of n + 1. `migrations[n]` leads from n to n + 1. */
export type Migration = (data: Record<string, unknown>) => Record<string, unknown>;

/** What a block's component receives. `Source` is the response type of its source, undefined where it has none or it failed. */
export type BlockProps<Schema extends z.ZodType = z.ZodType, Source = undefined> = {
  id: string;
  data: Resolved<z.output<Schema>>;
  source: Source;
  slots: Record<string, ReactNode>;
};

// biome-ignore lint/suspicious/noExplicitAny: a registry holds components of many data types; each was checked against its own schema
export type BlockComponent = ComponentType<BlockProps<any, any>>;

/** Messages of one owner: key → language → ICU message. */
export type MessageFile = Record<string, Record<LanguageCode, string>>;

/** A registered block type. `type` is the folder's name. */
export type BlockDefinition = {
  type: string;
  schema: z.ZodObject;
  meta: BlockMeta;
  component: BlockComponent;
  css: string;
  messages: MessageFile;
  migrations: Record<number, Migration>;
};

/** Parameters as they are sent to the backend. */
export type SourceParams = Record<
  string,
  string | number | boolean | readonly (string | number)[] | undefined
>;

/** A named read: which call it makes, what its answer looks like and how long it stays good. No fetch here. */
export type SourceDefinition = {
  name: string;
  /** Path shape of the call, `{name}` taken from the params. */
  path: string;
  params: z.ZodObject;
  response: z.ZodType;
  /** Seconds for which a response is fresh. */
  cacheSeconds: number;
  /** A page that has it among its own sources is kept out of search engines, whatever its document says. */
  noindex?: boolean;
  /** Visitors write what it answers: an answer that a purge made stale is never shown, even where there is no newer one. */
  isVisitorWritten?: boolean;
  /** The language that an answer is written in, where it is the same for all: a page of it has one canonical address. */
  languageOf?: ((answer: unknown) => LanguageCode | undefined) | undefined;
};

/** Everything the engine may know of what exists. Built once by a manifest and injected. */
export type Registry = {
  blocks: ReadonlyMap<string, BlockDefinition>;
  sources: ReadonlyMap<string, SourceDefinition>;
  templates: ReadonlyMap<string, { template: Template; tokens: Tokens; css: string }>;
  baseCss: string;
  /** Stylesheets of primitives that come only with pages that have them: file name → CSS. */
  uiStyles: ReadonlyMap<string, string>;
};
