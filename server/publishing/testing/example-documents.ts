type Data = Record<string, unknown>;

/** A node for examples, in its first version. */
export const node = (type: string, data: Data = {}, more: Data = {}): Data & { id: string } => ({
  id: type.toLowerCase(),
  type,
  v: 1,
  data,
  ...more,
});

/** The page `/a` with sections; it begins with a page intro unless `sections` do. */
export const onPage = (...sections: Data[]): Data => ({ pages: { '/a': { sections } } });
export const belowIntro = (...sections: Data[]): Data => onPage(node('PageIntro'), ...sections);

/** A menu of one entry, with entries of its second row. */
export const menuTo = (url: string, ...subUrls: string[]): Data => ({
  menu: [
    { url, title: '메뉴', ...(subUrls[0] && { subList: subUrls.map((to) => ({ url: to, title: '하위' })) }) },
  ],
});

/** A page with a card that leads to a URL. */
export const linking = (url: unknown): Data =>
  onPage(node('LinkCards', { items: [{ url, title: '바로가기' }] }, { id: 'links' }));

/** A page with a text below its intro. */
export const withText = (html: unknown): Data => belowIntro(node('RichText', { html }));

/** A page with a quote below its intro, which is shown under a condition. */
export const quoteWhen = (when: Data): Data => belowIntro(node('QuoteBanner', { quote: 'a' }, { when }));

/** A footer with a text about how to reach the clinic. */
export const withContact = (contactText: unknown): Data => ({
  slots: { footer: node('FooterMain', { contactText }) },
});

/** A page with treatments of a source below its intro. */
export const withSource = (name: string, params?: Data): Data =>
  belowIntro(node('ProductGrid', {}, { source: { name, ...(params && { params }) } }));

/** The page of a treatment, with `more` in its head. */
export const productPage = (more: Data): Data => {
  const source = { name: 'product', params: { productId: { $bind: 'params.productId' } } };
  return {
    pages: {
      '/products/{productId}': {
        sources: { product: source },
        sections: [node('ProductDetail', {}, { source })],
        ...more,
      },
    },
  };
};

const perPage = 100;

/** The text of a document with this many sections, the first 100 of them on `/landing`. */
export const textOfSections = (count: number): string => {
  const sections = Array.from({ length: count }, (_, index) =>
    node('RichText', { html: `글 ${index}` }, { id: `n${index}` }),
  );
  const pages = Object.groupBy(sections, (_, index) =>
    index < perPage ? '/landing' : `/landing-${Math.floor(index / perPage)}`,
  );
  return JSON.stringify({
    formatVersion: 1,
    template: 'commerce',
    menu: [],
    pages: Object.fromEntries(Object.entries(pages).map(([key, own]) => [key, { sections: own }])),
  });
};
