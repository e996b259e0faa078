import { type ContentKind, contentFiles, contentKinds, type PartnerContent } from '#schemas/content/index.ts';
import { clinic, clinicFiles } from './clinic.ts';

/** A partner's content files before schemas fill in defaults. */
export type ContentInput = Partial<Record<ContentKind, unknown>>;

/** Parses content as seeding does; omitted kinds are empty. */
export function parseContent(files: ContentInput): PartnerContent {
  const empty: ContentInput = {
    faqs: { categories: [], rows: [] },
    boards: { types: [], rows: [] },
    'customer-boards': { types: [], rows: [] },
  };
  const parsed = contentKinds.map((kind) => [
    kind,
    contentFiles[kind].parse(files[kind] ?? empty[kind] ?? { rows: [] }),
  ]);
  return Object.fromEntries(parsed) as PartnerContent;
}

/** A Korean clinic with English and Chinese and a little of every kind of content. Some translations are missing. */
export const han = (): PartnerContent => parseContent(clinicFiles());

/** A Japanese clinic with Korean, whose ids overlap with the other clinic's. */
export function sakura(): PartnerContent {
  return parseContent({
    partner: {
      ...clinic,
      id: 2,
      code: 'sakura',
      languages: ['ja', 'ko'],
      currency: 'JPY',
      partner: {
        ...clinic.partner,
        partnerName: { ja: 'さくら' },
        displayName: { ja: 'さくら', ko: '사쿠라' },
        partnerAddress: { ja: '銀座' },
      },
      marketing: { domainUrl: 'https://www.sakura.example' },
      config: { timeZone: 'Asia/Tokyo', hideEventPageDefaultProductOption: true },
      pages: [],
    },
    categories: { rows: [{ id: 1, name: { ja: '美容' } }] },
    products: {
      rows: [
        {
          id: 1,
          categoryIds: [1],
          name: { ja: '桜の施術' },
          summary: { ja: '春' },
          image: 'one',
          description: { ja: '<p>春</p>' },
          options: [
            { name: { ja: '一回' }, price: 30_000 },
            { name: { ja: '三回' }, price: 80_000 },
          ],
          createdAt: '2026-01-01T00:00:00Z',
        },
      ],
    },
    events: {
      rows: [
        {
          id: 1,
          title: { ja: '秘密' },
          isSecret: true,
          isAlways: true,
          prices: [{ productId: 1, option: 1, price: 20_000 }],
        },
      ],
    },
    notices: {
      rows: [
        { id: 9, title: { ja: 'お知らせ' }, content: { ja: '<p>春</p>' }, createdAt: '2026-01-01T00:00:00Z' },
      ],
    },
    'customer-boards': {
      types: [{ id: 11, name: { ja: '相談' }, isPrivateAllowed: false }],
      rows: [
        {
          id: 7,
          boardTypeId: 11,
          languageCode: 'ja',
          name: '山田',
          password: 'himitsu',
          title: '質問',
          content: '春はいつですか',
          createdAt: '2026-01-01T00:00:00Z',
        },
      ],
    },
  });
}

/** Sizes of the images that both clinics use. */
export const sizes = { one: { width: 960, height: 720 }, two: { width: 480, height: 480 } };
