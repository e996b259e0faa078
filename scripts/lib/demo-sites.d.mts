export type DemoSite = { code: string; name: string | undefined };
export function demoSites(dir?: string): DemoSite[];
export function describeSites(sites: DemoSite[], port: number): string;
