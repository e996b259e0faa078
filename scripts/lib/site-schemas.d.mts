/** The JSON Schemas of site documents: path from the root → text. */
export function siteSchemas(): Promise<Record<string, string>>;
/** Writes the JSON Schemas and returns their paths from the root. */
export function writeSiteSchemas(): Promise<string[]>;
