import type { z } from 'zod';
import { ExhibitionCard } from '#blocks/_ui/ExhibitionCard.tsx';
import { ProductCards } from '#blocks/_ui/ProductCards.tsx';
import type { ExhibitionRow, ExhibitionsResponse } from '#schemas/api/exhibitions.ts';
import type { FaqRow, FaqsResponse } from '#schemas/api/faqs.ts';
import type { NoticeRow, NoticesResponse } from '#schemas/api/notices.ts';
import type { ProductRow, ProductsResponse } from '#schemas/api/products.ts';
import type { Resolved } from '#schemas/layout/text.ts';
import { FaqRows } from './FaqRows.tsx';
import { NoticeRows } from './NoticeRows.tsx';
import type { schema } from './schema.ts';

/** A response of any of the four sources; `kind` identifies which. */
type SearchSource = ProductsResponse | ExhibitionsResponse | NoticesResponse | FaqsResponse;

type RowsProps = {
  id: string;
  data: Resolved<z.output<typeof schema>>;
  rows: SearchSource['rows'];
  words: readonly string[];
};

/** The rows of one kind in that kind's style. */
export function Rows({ id, data, rows, words }: RowsProps) {
  switch (data.kind) {
    case 'products':
      return (
        <ProductCards
          products={rows as ProductRow[]}
          columns={data.columns}
          variant={data.variant}
          words={words}
          priority={2}
        />
      );
    case 'exhibitions':
      return (
        <ul className="SearchResults-events">
          {(rows as ExhibitionRow[]).map((row) => (
            <li key={row.id}>
              <ExhibitionCard
                exhibition={row}
                look="row"
                sizes="(max-width: 768px) 40vw, 240px"
                words={words}
              />
            </li>
          ))}
        </ul>
      );
    case 'notices':
      return <NoticeRows rows={rows as NoticeRow[]} words={words} />;
    case 'faqs':
      return <FaqRows id={id} rows={rows as FaqRow[]} words={words} />;
  }
}
