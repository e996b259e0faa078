import { ArticleNeighbors } from '#blocks/_ui/ArticleNeighbors.tsx';
import { Badge } from '#blocks/_ui/Badge.tsx';
import { contentLang, contentText } from '#blocks/_ui/content-text.ts';
import { EmptyState } from '#blocks/_ui/EmptyState.tsx';
import { Html } from '#blocks/_ui/Html.tsx';
import { Image } from '#blocks/_ui/Image.tsx';
import { withLeadPicture } from '#blocks/_ui/lead-picture.ts';
import { Section } from '#blocks/_ui/Section.tsx';
import { T } from '#blocks/_ui/T.tsx';
import { useIsLcpCandidate } from '#engine/context/use-is-lcp-candidate.ts';
import { usePage } from '#engine/context/use-page.tsx';
import { useFormat } from '#engine/i18n/use-format.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { BlockProps } from '#registry/contract.ts';
import type { meta, schema } from './schema.ts';

const sizes = {
  one: '(max-width: 768px) 100vw, 768px',
  // Two columns where each has 300 px (styles.css).
  pair: '(max-width: 660px) 100vw, 384px',
};

/** One article published by the clinic. Owns the h1, even if the article could not be read. */
export default function BoardArticle({ id, data, source }: BlockProps<typeof schema, typeof meta>) {
  const t = useMessages();
  const isLcpCandidate = useIsLcpCandidate();
  const format = useFormat();
  const { locale, params } = usePage();
  const article = source?.row;
  // A backend that ignores the board returns an article of another one.
  if (!article || (params.boardTypeId ?? `${article.boardTypeId}`) !== `${article.boardTypeId}`) {
    return (
      <Section id={id} className="BoardArticle" width="narrow">
        <h1 className="u-hidden">{t('missing')}</h1>
        <EmptyState title={t('missing')} />
      </Section>
    );
  }
  const lang = contentLang(article, locale);
  return (
    <Section
      id={id}
      className={`BoardArticle BoardArticle--${data.variant}`}
      width="narrow"
      labelledBy={`${id}-title`}
    >
      <article>
        <header className="BoardArticle-head">
          <p className="BoardArticle-kind">
            <T value={data.board} />
            {article.isPinned && <Badge tone="accent">{t('article.pinned')}</Badge>}
          </p>
          <h1 className="BoardArticle-title" id={`${id}-title`} lang={lang}>
            {article.title}
          </h1>
          <time className="BoardArticle-date" dateTime={article.createdAt}>
            {format.date(article.createdAt)}
          </time>
        </header>
        {article.images.length > 0 && (
          <div className="BoardArticle-images">
            {article.images.map((image, index) => (
              <Image
                key={image.url}
                image={image}
                alt={contentText(image.alt, article, locale)}
                sizes={article.images.length > 1 ? sizes.pair : sizes.one}
                priority={isLcpCandidate && index === 0}
              />
            ))}
          </div>
        )}
        {beginsBelow(article.content) && <h2 className="u-hidden">{t('content')}</h2>}
        <Html
          html={
            isLcpCandidate && article.images.length === 0 ? withLeadPicture(article.content) : article.content
          }
          className="BoardArticle-content"
          {...(lang && { lang })}
        />
      </article>
      <ArticleNeighbors list={`/boards/${article.boardTypeId}`} prev={article.prev} next={article.next} />
    </Section>
  );
}

/** Whether the first heading of some content is deeper than may follow the page's h1. */
const beginsBelow = (html: string) => Number(/<h([2-6])/.exec(html)?.[1] ?? 2) > 2;
