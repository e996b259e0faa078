import type { Thing } from 'schema-dts';
import type { z } from 'zod';
import type { Text } from '#schemas/layout/text.ts';
import type { LanguageCode } from '#schemas/primitives.ts';
import type { HomepageConfig } from '#schemas/site/homepage-config.ts';
import type { PartnerMarketing } from '#schemas/site/marketing.ts';
import type { PartnerInfo } from '#schemas/site/partner.ts';
import type { BlockMeta, BlockProps } from './contract.ts';

/** A node of the graph that describes a page to search engines (schema.org). Nodes with the same `@id` become one. */
export type StructuredNode = Exclude<Thing, string>;

/** What a block may know of its page for its structured data. */
export type StructuredPage = {
  locale: LanguageCode;
  mainLocale: LanguageCode;
  path: string;
  pageKey: string;
  params: Record<string, string>;
  query: Record<string, string>;
  pageTitle: Text;
  menu: readonly { url: string; title: Text; subList: readonly { url: string; title: Text }[] }[];
  partner: PartnerInfo;
  marketing: PartnerMarketing;
  config: HomepageConfig;
  origin: string;
  now: string;
};

/**
 * What a block reports to search engines: exactly what it shows, from the same data (`blocks/<type>/structured-data.ts`).
 * @returns no node for what it does not show, such as hidden prices
 */
export type StructuredData<Schema extends z.ZodType, Meta extends BlockMeta> = (
  props: Pick<BlockProps<Schema, Meta>, 'data' | 'source'>,
  page: StructuredPage,
) => readonly StructuredNode[];
