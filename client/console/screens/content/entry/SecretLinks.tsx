import { Trans } from '@lingui/react/macro';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import type { PartnerRow } from '../../partner/use-partner.ts';
import type { Fields } from './entry-issues.ts';
import { productsOf, secretPage } from './entry-page.ts';
import { useTreatmentTitles } from './use-item-names.ts';

type Props = { partner: PartnerRow; id: number; entry: Fields };

/** The URLs of a secret price, which no page of the site links to: the clinic gives them to those who may know it. */
export function SecretLinks({ partner: { origin }, id, entry }: Props) {
  const products = productsOf(entry.prices);
  const titleOf = useTreatmentTitles(entry.isSecret ? products : []);
  if (!entry.isSecret || products.length === 0) return null;
  return (
    <section className="Card SecretLinks">
      <h2>
        <Trans>Links to the secret prices</Trans>
      </h2>
      <p className="Field-help">
        <Trans>No page of the site links to it. Send the link to those who may know the price.</Trans>
      </p>
      <ul>
        {products.map((product) => {
          const url = `${origin}${secretPage(product, id)}`;
          const title = titleOf(product);
          return (
            <li key={product} className="Row">
              <a href={url} target="_blank" rel="noreferrer">
                {title}
              </a>
              <CopyButton text={url}>
                <Trans>Copy the link to {title}</Trans>
              </CopyButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
