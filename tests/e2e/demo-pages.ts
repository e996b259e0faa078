import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Rows = { rows: { id: number }[] };
export type DemoPartner = { code: string; languages: string[]; paths: string[] };

const root = 'fixtures/partners';
const read = <T>(code: string, kind: string): T =>
  JSON.parse(readFileSync(join(root, code, 'content', `${kind}.json`), 'utf8')) as T;
const first = (code: string, kind: string) => read<Rows>(code, kind).rows[0]?.id;

/** Pages without parameters that are tested in every language of every partner. */
const fixed = [
  '/',
  '/products',
  '/products/category/pick',
  '/exhibitions',
  '/introduce',
  '/introduce/staff',
  '/introduce/schedule',
  '/introduce/space',
  '/cscenter/notice',
  '/cscenter/faq',
  '/terms/terms-of-service',
  '/terms/privacy-policy',
];

/** The other pages without parameters; their content is tested in separate specs. */
export const otherPaths = [
  '/info',
  '/cscenter',
  '/cscenter/contact',
  '/search',
  '/brandings',
  '/landing',
  '/ready',
  '/goodbye',
  '/sign-up/welcome',
];

/** `MARU_E2E_PARTNERS=bomnal,haru` restricts a manual run. */
const chosen = process.env.MARU_E2E_PARTNERS?.split(',');

export const isLeftOut = (code: string): boolean => chosen !== undefined && !chosen.includes(code);

/** The demo partners with their languages (main first) and the paths of their pages, including details. */
export const demoPartners: DemoPartner[] = readdirSync(root)
  .filter((code) => !isLeftOut(code))
  .sort()
  .map((code) => ({
    code,
    languages: read<{ languages: string[] }>(code, 'partner').languages,
    paths: [
      ...fixed,
      `/products/${first(code, 'products')}`,
      `/exhibitions/${first(code, 'exhibitions')}`,
      `/cscenter/notice/${first(code, 'notices')}`,
    ],
  }));

type Article = { id: number; boardTypeId: number; isPrivate?: boolean };
type SecretEvent = { id: number; isSecret?: boolean; prices: { productId: number }[] };

/** One path of every kind of page that a partner has, including the not-found page. */
export function everyPath({ code, paths }: DemoPartner, keyword = 'a'): string[] {
  const clinic = read<{ rows: Article[] }>(code, 'boards').rows[0];
  const visitor = read<{ rows: Article[] }>(code, 'customer-boards').rows.find(({ isPrivate }) => !isPrivate);
  const secret = read<{ rows: SecretEvent[] }>(code, 'events').rows.find(({ isSecret }) => isSecret);
  const board = visitor && `/cscenter/boards/${visitor.boardTypeId}`;
  return [
    ...new Set([
      ...paths,
      ...otherPaths,
      `/products/category/${first(code, 'categories')}`,
      `/brandings/${first(code, 'brandings')}`,
      ...(clinic
        ? [`/boards/${clinic.boardTypeId}`, `/boards/${clinic.boardTypeId}/detail/${clinic.id}`]
        : []),
      ...(board ? [board, `${board}/write`, `${board}/detail/${visitor.id}`] : []),
      ...(secret ? [`/products/${secret.prices[0]?.productId}/secret/${secret.id}`] : []),
      `/search?keyword=${encodeURIComponent(keyword)}`,
      '/nowhere',
    ]),
  ];
}

/** Prefixes a path with the language segment; the main language has none. */
export const inLanguage = ({ languages }: DemoPartner, language: string, path: string): string => {
  if (language === languages[0]) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
};
