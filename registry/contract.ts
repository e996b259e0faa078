import type { ComponentType, ReactNode } from 'react';
import type { z } from 'zod';
import type { OperatorLanguage } from '#schemas/labeled.ts';
import type { GlobalSlotName } from '#schemas/layout/slots.ts';
import type { Template } from '#schemas/layout/template.ts';
import type { Resolved } from '#schemas/layout/text.ts';
import type { Tokens } from '#schemas/layout/theme.ts';
import type { Image, LanguageCode } from '#schemas/primitives.ts';
import type { CachePolicy } from './cache-policy.ts';
import type { PreparedSheet } from './prepared-sheet.ts';
import type { StructuredData } from './structured-data.ts';
import type { VendorDefinition } from './vendor.ts';

/**
 * When a block's code runs in the browser. `never`: the server renders it and the browser receives neither its code nor
 * its data. The others are islands, hydrated on pointer, touch or focus (`intent`), when scrolled into view
 * (`visible`), when the browser is idle (`idle`), or right after first paint (`load`). A click or key press on any
 * island hydrates it at once.
 */
export type Hydrate = 'never' | 'intent' | 'visible' | 'idle' | 'load';

/** Kinds of nodes in slots of blocks, apart from sections. */
type SlotKind = 'control' | 'drawer' | 'branches' | 'picker' | 'filter' | 'recent';

/** Where a node can be: among the sections of a page, in a global slot, or in a slot of a block for a kind. */
export type BlockPlace = 'section' | GlobalSlotName | SlotKind;

/** What visitors need on every page, or on all pages of a kind. A node of some block has to provide it. */
export type BlockPart =
  /** The h1 of a page. */
  | 'heading'
  /** Links to the page in the other languages. */
  | 'languages'
  /** Name, representative and registration number of the business, which the law requires. */
  | 'legal-identity'
  /** The question whether services may measure the visit, without which none of them starts. */
  | 'consent';

/** A slot of a block for nodes, at most `max` of them. `takes`: sections by default. */
export type SlotMeta = { label: Record<OperatorLanguage, string>; max?: number; takes?: SlotKind };

/** The answers of sources, by name. Each file of registry/sources adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: source files augment it
export interface SourceAnswers {}

type SourceName = keyof SourceAnswers;

/** Metadata of a block, available without loading its component. */
export type BlockMeta = {
  label: Record<LanguageCode, string>;
  description: Record<OperatorLanguage, string>;
  /** Other words, in the languages of operators and of sites, by which the console's gallery finds it. */
  keywords?: string;
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
  /** Schema version of `data`, starting at 1; a change of shape needs a migration step. */
  version: number;
  hydrate: Hydrate;
  /**
   * With `intent`: the local-storage key of data that the island shows on its own, such as a count. If the key has
   * data, or gets some on this page, the island hydrates when the browser is idle.
   */
  hydrateOnStorageKey?: string;
  /** Names of the sources that a node of this block may use; empty if none. */
  sources: readonly SourceName[];
  /** A node of this block without a source is an error. */
  sourceRequired?: boolean;
  slots: Record<string, SlotMeta>;
  /** Where its nodes can be; by default among the sections of a page, and in slots of blocks that take sections. */
  places?: readonly BlockPlace[];
  /** Necessary parts of a page that its nodes are or contain. */
  provides?: readonly BlockPart[];
  /**
   * Facts that an island reads from the page context, as dotted paths (`config.hasPriceView`, `partner.partnerTel`).
   * Only these are sent to the browser. A static block may read all and lists none.
   */
  facts?: readonly string[];
  /**
   * Groups of the shared messages that an island uses: `price` sends `price.sale` and its like. A static block may use
   * all and lists none.
   */
  sharedMessages?: readonly string[];
  /**
   * Whether a block has anything to do on a page. If not, nothing of it is sent: no HTML, and no data or code of an
   * island. Called on the server only.
   */
  isNeeded?: (node: {
    source: unknown;
    page: { path: string; pageKey: string; vendors?: readonly unknown[] | undefined };
  }) => boolean;
  /** Sample data for the console, by label. */
  presets?: readonly { label: Record<OperatorLanguage, string>; data: Record<string, unknown> }[];
};

/** A pure function from data of version n to version n + 1. `migrations[n]` migrates from n to n + 1. */
export type Migration = (data: Record<string, unknown>) => Record<string, unknown>;

/**
 * Props of a block's component, from the two exports of its schema.ts.
 *
 * `source` is the answer of one of `meta.sources`; undefined if the node has no source, if it failed, or if it is deferred
 * and has not been read yet.
 */
export type BlockProps<Schema extends z.ZodType = z.ZodType, Meta extends BlockMeta = BlockMeta> = {
  id: string;
  data: Resolved<z.output<Schema>>;
  source: SourceAnswers[Meta['sources'][number]] | undefined;
  slots: Record<keyof Meta['slots'], ReactNode>;
};

// biome-ignore lint/suspicious/noExplicitAny: a registry has components of many data types, each checked against its own schema
export type BlockComponent = ComponentType<BlockProps<any, any>>;

// biome-ignore lint/suspicious/noExplicitAny: as above
export type BlockStructuredData = StructuredData<any, any>;

/** Messages of one owner: key → language → ICU message. */
export type MessageFile = Record<string, Record<LanguageCode, string>>;

/** A registered block type. `type` is its folder name. */
export type BlockDefinition = {
  type: string;
  schema: z.ZodObject;
  meta: BlockMeta;
  component: BlockComponent;
  sheet: PreparedSheet | undefined;
  messages: MessageFile;
  migrations: Record<number, Migration>;
  /** What it reports to search engines; undefined: nothing. */
  structuredData?: BlockStructuredData | undefined;
};

/** Parameters as sent to the backend. */
export type SourceParams = Record<
  string,
  string | number | boolean | readonly (string | number)[] | undefined
>;

/** What search engines and shared links need to know of the entry that a page is about. Absent facts are unknown. */
export type PageEntry = {
  /** The language of its texts, and all languages that it exists in. */
  languageCode: LanguageCode;
  translations?: readonly LanguageCode[] | undefined;
  /** Text or markup to describe it by, if the page has no description. */
  text?: string | null | undefined;
  image?: Image | null | undefined;
  /** Articles have dates (ISO). */
  article?: { publishedAt: string; modifiedAt: string } | undefined;
  /** When it ends (ISO): long after, search engines no longer list it. */
  endsAt?: string | null | undefined;
};

/** A named read: its call, the shape of its answer and how long that is cached. It does not fetch. */
export type SourceDefinition = {
  name: string;
  /** Path template of the call; `{name}` is taken from the params. */
  path: string;
  params: z.ZodObject;
  /** What the call asks for instead of the parameters of a node, such as a longer period. */
  asksFor?: ((params: SourceParams) => SourceParams) | undefined;
  response: z.ZodType;
  /** How long caches serve its answers, and pages made from them. */
  cache: CachePolicy;
  /** Search engines do not index pages that list it in their own `sources`, regardless of the document. */
  noindex?: boolean;
  /**
   * Its answers depend on the backend's clock, such as popups of today and prices of events that run. A preview of
   * another time cannot change them.
   */
  dependsOnTime?: boolean;
  /** The language of an answer that is the same in every language: its page has one canonical URL. */
  languageOf?: ((answer: unknown) => LanguageCode | undefined) | undefined;
  /** What an answer states of the page about it, for search engines and shared links. */
  entryOf?: ((answer: unknown) => PageEntry | undefined) | undefined;
  /** The name of the board that an answer describes: titles of its articles may have it. */
  boardOf?: ((answer: unknown) => string | undefined) | undefined;
};

/** All blocks, sources, templates and styles that the engine knows. Built once by a manifest and injected. */
export type Registry = {
  blocks: ReadonlyMap<string, BlockDefinition>;
  sources: ReadonlyMap<string, SourceDefinition>;
  /** Third parties that measure visits: folder name → definition. */
  vendors: ReadonlyMap<string, VendorDefinition>;
  templates: ReadonlyMap<string, { template: Template; tokens: Tokens; sheet: PreparedSheet | undefined }>;
  baseSheet: PreparedSheet;
  /** Stylesheets of primitives, included only in pages that use them: by file name. */
  uiSheets: ReadonlyMap<string, PreparedSheet>;
};
