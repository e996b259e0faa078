import { z } from 'zod';
import { languageListEntry, menuItem, recommendedKeyword } from '#schemas/site/menu.ts';
import { pages } from './page.ts';
import { globalSlots } from './slots.ts';
import { tokenOverrides } from './theme.ts';

/**
 * The JSON that an operator edits. A slot or page in it replaces the template's whole slot or page; nothing is
 * deep-merged. Theme overrides patch tokens.
 */
export const siteDocument = z
  .strictObject({
    $schema: z.string().optional(),
    formatVersion: z.literal(1),
    template: z.string().optional().describe('Defaults to the templateCode of the homepage config.'),
    theme: tokenOverrides.optional(),
    menu: z.array(menuItem),
    languages: z.array(languageListEntry).optional(),
    recommendedKeywords: z.array(recommendedKeyword).max(20).optional(),
    slots: globalSlots.optional(),
    pages: pages.optional(),
  })
  .meta({ id: 'SiteDocument' });
export type SiteDocument = z.infer<typeof siteDocument>;

/** Maximum bytes of a document as a string in JSON, which is how the site reads it. Far above real ones. */
export const maxDocumentBytes = 16 * 1024 * 1024;
