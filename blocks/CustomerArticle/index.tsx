import { ArticleForm } from '#blocks/_ui/ArticleForm.tsx';
import { ArticleNeighbors } from '#blocks/_ui/ArticleNeighbors.tsx';
import { contentLang } from '#blocks/_ui/content-text.ts';
import { DoneNotice } from '#blocks/_ui/DoneNotice.tsx';
import { EmptyState } from '#blocks/_ui/EmptyState.tsx';
import { isBoardNotice } from '#blocks/_ui/is-board-notice.ts';
import { Section } from '#blocks/_ui/Section.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { BlockProps } from '#registry/contract.ts';
import type { CustomerBoardOwnDetail } from '#schemas/api/notice-customer-boards.ts';
import { Answer } from './Answer.tsx';
import { ArticleHead } from './ArticleHead.tsx';
import { ArticleTools } from './ArticleTools.tsx';
import { LockedArticle } from './LockedArticle.tsx';
import type { meta, schema } from './schema.ts';

/**
 * A visitor's article: public, unlocked by its password, or in its edit form. Unlocked content comes only in the form's
 * response, never from a source. A clinic notice is read-only and has no answer.
 */
export default function CustomerArticle({ id, data, source }: BlockProps<typeof schema, typeof meta>) {
  const t = useMessages();
  const { path, params, form, locale } = usePage();
  const opened = form?.name === 'open' ? (form.answer as CustomerBoardOwnDetail | undefined) : undefined;
  const article = opened ?? source?.row;
  if (!article) return null;
  const list = `/cscenter/boards/${article.boardTypeId}`;
  const className = `CustomerArticle CustomerArticle--${data.variant}`;
  // The URL names a board that the article does not belong to.
  if (params.boardTypeId !== undefined && Number(params.boardTypeId) !== article.boardTypeId) {
    return (
      <Section id={id} className={className} width="narrow">
        <h1 className="u-hidden">{t('missing')}</h1>
        <EmptyState title={t('missing')} />
      </Section>
    );
  }
  if (form?.name === 'update') {
    return (
      <Section id={id} className={className} width="narrow" labelledBy={`${id}-title`}>
        <h1 className="CustomerArticle-title" id={`${id}-title`} tabIndex={-1} data-form-focus="">
          {t('editTitle')}
        </h1>
        <ArticleForm
          id={`${id}-update`}
          name="update"
          isPrivateAllowed={data.isPrivateAllowed ?? true}
          cancelTo={path}
        />
      </Section>
    );
  }
  const lang = contentLang(article, locale);
  const isNotice = isBoardNotice(article);
  return (
    <Section id={id} className={className} width="narrow" labelledBy={`${id}-title`}>
      <DoneNotice done={form ? undefined : data.done} />
      <article>
        <ArticleHead id={`${id}-title`} article={article} board={data.board} isOpened={Boolean(opened)} />
        {article.isLocked ? (
          <LockedArticle id={`${id}-open`} isNew={!form && data.done === 'created'} />
        ) : (
          <>
            <div className="CustomerArticle-content" dir="auto" lang={lang}>
              {article.content}
            </div>
            {!isNotice && <Answer answer={article.answer} lang={lang} />}
          </>
        )}
      </article>
      {!isNotice && <ArticleTools id={id} ask={data.ask} pass={opened && form?.pass} />}
      <ArticleNeighbors list={list} prev={article.prev} next={article.next} />
    </Section>
  );
}
