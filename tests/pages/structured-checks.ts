import type { Check } from './checks.ts';
import type { Page } from './crawl.ts';
import { missingFields } from './google-fields.ts';
import { notInVocabulary } from './schema-org.ts';
import { notShown } from './shown-facts.ts';

type Node = Record<string, unknown>;

/** Time zones of the demo partners outside Korea (`config.timeZone`). */
const timeZones: Record<string, string> = { shirakawa: 'Asia/Tokyo' };

/** What a page reports to search engines: the nodes of its graph, or undefined if it has none. */
export function graphOf({ text }: Pick<Page, 'text'>): Node[] | undefined {
  const [script] = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return script && (JSON.parse(script[1] ?? '') as { '@graph': Node[] })['@graph'];
}

/** A page that may be listed has structured data with everything that Google requires; any other has none. */
export const hasStructuredData: Check = (page) => {
  const graph = graphOf(page);
  if (page.headers['x-robots-tag']) return graph ? ['is not indexed, but has structured data'] : [];
  if (!graph) return ['has no structured data'];
  const scripts = page.text.match(/application\/ld\+json/g) ?? [];
  return [
    ...(scripts.length === 1 ? [] : ['has structured data more than once']),
    ...graph.flatMap((node) => missingFields(node).map((field) => `has a ${node['@type']} without ${field}`)),
  ];
};

/**
 * Types, properties and what they contain conform to schema.org, and nothing rates the clinic: nobody verifies reviews.
 */
export const isInVocabulary: Check = (page) => [
  ...(graphOf(page) ?? []).flatMap((node) =>
    notInVocabulary(node).map((problem) => `has a ${node['@type']} with ${problem}`),
  ),
  ...(/"(aggregateRating|review|reviewRating)"|"(Review|Rating|AggregateRating)"/.test(
    JSON.stringify(graphOf(page) ?? []),
  )
    ? ['has a review or a rating']
    : []),
];

/** Every name, price, day, time and number of the structured data is in the text that visitors read. */
export const showsStructuredFacts: Check = (page) =>
  notShown(graphOf(page) ?? [], page.document, timeZones[page.partner.code] ?? 'Asia/Seoul').map(
    (fact) => `does not show ${fact}`,
  );
