import type { FastifyInstance } from 'fastify';
import type { App } from '#client/app.ts';
import { usualSource } from '#engine/json-schema/usual-source.ts';
import { flattenTokens } from '#engine/resolve/theme-css.ts';
import type { BlockDefinition, Registry } from '#registry/contract.ts';
import { type Catalog, type CatalogBlock, catalogPath, searchWords } from '#schemas/operator/catalog.ts';
import type { OperatorLanguage } from '#schemas/operator/finding.ts';
import { packedRoute, sendPacked, textsOf } from '../schemas/packed-text.ts';

/** Serves the blocks, templates and vendors that the console knows (schemas/operator/catalog.ts). */
export function serveCatalog(server: FastifyInstance, app: () => Promise<App>): void {
  const textOf = textsOf(catalogOf);
  type Asked = { Querystring: { language?: unknown } };
  server.get<Asked>(catalogPath, packedRoute, async (request, reply) => {
    const { registry } = await app();
    reply.type('application/json');
    return sendPacked(request, reply, textOf(registry, request.query.language === 'ko' ? 'ko' : 'en'));
  });
}

/** The catalog of a registry in one language. */
export function catalogOf(
  { blocks, templates, vendors }: Pick<Registry, 'blocks' | 'templates' | 'vendors'>,
  language: OperatorLanguage,
): Catalog {
  return {
    blocks: [...blocks.values()].map((block) => blockOf(block, templates, language)),
    vendors: [...vendors].map(([name, { label, fields = {}, origins }]) => ({
      name,
      label,
      fields: Object.values(fields).filter((field) => field !== undefined),
      origins: Object.fromEntries(Object.entries(origins).map(([kind, own]) => [kind, [...own]])),
    })),
    templates: Object.fromEntries(
      [...templates].map(
        ([
          code,
          {
            template: { label, slots, pages },
            tokens,
          },
        ]) => [code, { label, slots, pages, tokens: Object.fromEntries(flattenTokens(tokens)) }],
      ),
    ),
  };
}

function blockOf(
  { type, meta }: BlockDefinition,
  templates: Registry['templates'],
  language: OperatorLanguage,
): CatalogBlock {
  const newSource = usualSource({ type, meta }, { templates });
  const { label, description, keywords = '', category, version } = meta;
  const { places = ['section'], presets = [] } = meta;
  const labels = presets.map((preset) => preset.label);
  const words = [type, ...Object.values(label), ...Object.values(description), keywords, ...labels].join(' ');
  return {
    type,
    label: label[language],
    description: description[language],
    category,
    version,
    words: searchWords(words),
    places: [...places],
    slots: Object.entries(meta.slots).map(([name, slot]) => ({
      name,
      label: slot.label[language],
      takes: slot.takes ?? 'section',
      ...(slot.max !== undefined && { max: slot.max }),
    })),
    sources: [...meta.sources],
    isSourceRequired: meta.sourceRequired === true,
    ...(newSource && { newSource }),
    presets: presets.map((preset) => ({
      label: preset.label[language],
      data: preset.data as Catalog['blocks'][number]['presets'][number]['data'],
    })),
  };
}
