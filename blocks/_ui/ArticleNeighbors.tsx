import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { LanguageCode } from '#schemas/primitives.ts';
import { Button } from './Button.tsx';
import { contentLang } from './content-text.ts';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';

/** A private article has no title. */
type Step = { id: number; languageCode?: LanguageCode | undefined; title: string | null } | null;
type ArticleNeighborsProps = { list: string; prev: Step; next: Step };

/** The previous and next articles on a board, and a link back to the list. @param list path of the board */
export function ArticleNeighbors({ list, prev, next }: ArticleNeighborsProps) {
  const t = useMessages();
  const { locale } = usePage();
  const steps = [
    { to: prev, rel: 'prev', icon: 'chevron-up', label: t('article.previous') },
    { to: next, rel: 'next', icon: 'chevron-down', label: t('article.next') },
  ] as const;
  return (
    <>
      {(prev || next) && (
        <nav className="Ui-articleNeighbors" aria-label={t('article.neighbors')}>
          {steps.map(
            ({ to, rel, icon, label }) =>
              to && (
                <Link key={rel} to={`${list}/detail/${to.id}`} rel={rel} className="Ui-articleNeighbors-link">
                  <Icon name={icon} size={18} />
                  <span className="Ui-articleNeighbors-label">{label}</span>
                  <bdi
                    className="Ui-articleNeighbors-name"
                    lang={to.title === null ? undefined : contentLang(to, locale)}
                  >
                    {to.title ?? t('article.privateTitle')}
                  </bdi>
                </Link>
              ),
          )}
        </nav>
      )}
      <p className="Ui-articleBack">
        <Button to={list} variant="line">
          {t('article.list')}
        </Button>
      </p>
    </>
  );
}
