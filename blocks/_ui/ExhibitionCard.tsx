import { usePage } from '#engine/context/use-page.tsx';
import { isRunning } from '#engine/domain/period/period-state.ts';
import type { ExhibitionRow } from '#schemas/api/exhibitions.ts';
import { Badge } from './Badge.tsx';
import { classNames } from './class-names.ts';
import { contentText } from './content-text.ts';
import { HighlightedText } from './HighlightedText.tsx';
import { Icon } from './Icon.tsx';
import { Image } from './Image.tsx';
import { Link } from './Link.tsx';
import { ProductPrice } from './ProductPrice.tsx';
import { usePeriod } from './use-period.ts';

type ExhibitionCardProps = {
  exhibition: ExhibitionRow;
  /** `banner`: text on a wide image. `card`: text below it. `row`: ruled, image at the start. */
  look?: 'banner' | 'card' | 'row';
  sizes?: string;
  priority?: boolean;
  /** The search keywords to highlight. */
  words?: readonly string[];
};

/**
 * A special event in a list: banner, title, period, state, the days left and, while it runs, its lowest price. The
 * whole card links to its page.
 */
export function ExhibitionCard(props: ExhibitionCardProps) {
  const { exhibition, look = 'card', sizes = '100vw', priority, words } = props;
  const { locale } = usePage();
  const period = usePeriod()(exhibition);
  const isEnded = period.state === 'ended';
  return (
    <article
      className={classNames('Ui-exhibition', `Ui-exhibition--${look}`, isEnded && 'Ui-exhibition--ended')}
    >
      <div className="Ui-exhibition-media">
        {exhibition.image ? (
          <Image image={exhibition.image} alt="" sizes={sizes} priority={priority} />
        ) : (
          <span className="Ui-exhibition-blank">
            <Icon name="gift" size={32} />
          </span>
        )}
      </div>
      <div className="Ui-exhibition-body">
        <p className="Ui-exhibition-state">
          <Badge tone={isRunning(period.state) ? 'accent' : 'neutral'}>{period.label}</Badge>
          {period.left && <Badge tone="dark">{period.left}</Badge>}
        </p>
        <h3 className="Ui-exhibition-title">
          <Link to={`/exhibitions/${exhibition.id}`} className="Ui-exhibition-link">
            <HighlightedText value={contentText(exhibition.title, exhibition, locale)} words={words} />
          </Link>
        </h3>
        <HighlightedText
          as="p"
          className="Ui-exhibition-summary"
          value={contentText(exhibition.summary, exhibition, locale)}
          words={words}
        />
        <p className="Ui-exhibition-dates">{period.dates}</p>
        {exhibition.lowestPrice && isRunning(period.state) && (
          <ProductPrice
            item={exhibition.lowestPrice}
            currency={exhibition.lowestPrice.currency}
            isFrom
            silent
            className="Ui-exhibition-price"
          />
        )}
      </div>
    </article>
  );
}
