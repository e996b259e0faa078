export const testSiteSettings: Record<string, string>;
