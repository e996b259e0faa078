export type DemoSite = { code: string; name: string | undefined };
export function demoSites(dir?: string): DemoSite[];
export function describeSites(sites: DemoSite[], options: { port: number; hasIndex: boolean }): string;
