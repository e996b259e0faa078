import type { LayoutNode } from '#schemas/layout/node.ts';
import { type SiteDocument, siteDocument } from '#schemas/layout/site-document.ts';

// Small sites and their nodes, for tests of pages.

const menu = [
  {
    url: '/introduce',
    title: { ko: '병원 소개', en: 'About us' },
    subList: [{ url: '/introduce/staff', title: { ko: '의료진' } }],
  },
  { url: '/products', title: { ko: '시술 안내' } },
];
export const site = (more: Partial<SiteDocument> = {}): SiteDocument =>
  siteDocument.parse({ formatVersion: 1, template: 'commerce', menu, ...more });
export const node = (id: string, type: string, data: object = {}, more: object = {}): LayoutNode =>
  ({ id, type, v: 1, data: { ...data }, ...more }) as LayoutNode;
export const home = (...sections: LayoutNode[]) => site({ pages: { '/': { sections } } });
export const products = node(
  'best',
  'ProductGrid',
  {},
  { source: { name: 'products', params: { limit: 4 } } },
);
export const notices = node('news', 'NoticeList', {}, { source: { name: 'notices' } });
export const intro = node('intro', 'PageIntro', { title: { ko: '첫 화면' } });
/** The text of a page. */
export const text = (html: string) =>
  html.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' ').replace(/\s+/g, ' ');
