import { Badge } from '#blocks/_ui/Badge.tsx';
import { Button } from '#blocks/_ui/Button.tsx';
import { contentLang } from '#blocks/_ui/content-text.ts';
import { EmptyState } from '#blocks/_ui/EmptyState.tsx';
import { Html } from '#blocks/_ui/Html.tsx';
import { Icon } from '#blocks/_ui/Icon.tsx';
import { Link } from '#blocks/_ui/Link.tsx';
import { withLeadPicture } from '#blocks/_ui/lead-picture.ts';
import { Section } from '#blocks/_ui/Section.tsx';
import { ShareButton } from '#blocks/_ui/ShareButton.tsx';
import { useIsLcpCandidate } from '#engine/context/use-is-lcp-candidate.ts';
import { usePage } from '#engine/context/use-page.tsx';
import { useFormat } from '#engine/i18n/use-format.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { BlockProps } from '#registry/contract.ts';
import type { meta, schema } from './schema.ts';

/** One notice. Owns the h1, even if the notice could not be read. */
export default function NoticeDetail({ id, data, source }: BlockProps<typeof schema, typeof meta>) {
  const t = useMessages();
  const format = useFormat();
  const { locale } = usePage();
  const isLcpCandidate = useIsLcpCandidate();
  const notice = source?.row;
  const lang = contentLang(notice, locale);
  const back = (
    <Button to={data.basePath} variant="line">
      {t('list')}
    </Button>
  );
  if (!notice) {
    return (
      <Section id={id} className="NoticeDetail" width="narrow">
        <h1 className="u-hidden">{t('notice')}</h1>
        <EmptyState title={t('missing')} action={back} />
      </Section>
    );
  }
  return (
    <Section id={id} className="NoticeDetail" width="narrow" labelledBy={`${id}-title`}>
      <article>
        <header className="NoticeDetail-head">
          <p className="NoticeDetail-kind">
            {t('notice')}
            {notice.isPinned && <Badge tone="accent">{t('pinned')}</Badge>}
          </p>
          <h1 className="NoticeDetail-title" id={`${id}-title`} lang={lang}>
            {notice.title}
          </h1>
          <div className="NoticeDetail-foot">
            <time className="NoticeDetail-date" dateTime={notice.createdAt}>
              {format.date(notice.createdAt)}
            </time>
            <ShareButton title={notice.title} />
          </div>
        </header>
        <Html
          html={isLcpCandidate ? withLeadPicture(notice.content) : notice.content}
          className="NoticeDetail-content"
          {...(lang && { lang })}
        />
      </article>
      <nav className="NoticeDetail-nav" aria-label={t('neighbors')}>
        {notice.prev && (
          <Link to={`${data.basePath}/${notice.prev.id}`} rel="prev" className="NoticeDetail-neighbor">
            <Icon name="chevron-up" size={18} />
            <span className="NoticeDetail-label">{t('previous')}</span>
            <span className="NoticeDetail-name" lang={contentLang(notice.prev, locale)}>
              {notice.prev.title}
            </span>
          </Link>
        )}
        {notice.next && (
          <Link to={`${data.basePath}/${notice.next.id}`} rel="next" className="NoticeDetail-neighbor">
            <Icon name="chevron-down" size={18} />
            <span className="NoticeDetail-label">{t('next')}</span>
            <span className="NoticeDetail-name" lang={contentLang(notice.next, locale)}>
              {notice.next.title}
            </span>
          </Link>
        )}
      </nav>
      <p className="NoticeDetail-back">{back}</p>
    </Section>
  );
}
