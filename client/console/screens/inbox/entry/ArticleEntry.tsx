import { Trans, useLingui } from '@lingui/react/macro';
import { hasRole } from '#schemas/operator/roles.ts';
import { call, refusalBodyOf } from '../../../api/call.ts';
import { refresh } from '../../../api/use-call.ts';
import { Button } from '../../../ui/Button.tsx';
import { useEntry } from '../../../ui/pickers/use-entry.ts';
import { Time } from '../../../ui/Time.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { usePartner } from '../../partner/use-partner.ts';
import { AnswerForm } from '../answer/AnswerForm.tsx';
import { hasFormatting, htmlOfText, textOfHtml } from '../answer/answer-text.ts';
import { LateAnswer } from '../answer/LateAnswer.tsx';
import { useAnswerForm } from '../answer/use-answer-form.ts';
import type { Article } from '../list/inbox-query.ts';
import { ArticleActions } from './ArticleActions.tsx';
import { SenderFacts } from './SenderFacts.tsx';

type Props = { article: Article; onChange: (article: Article) => void };

/** One article of a board, with its answer. */
export function ArticleEntry({ article, onChange }: Props) {
  const { boardTypeId, title, name, content, isPrivate, isHidden, createdAt } = article;
  const { partner } = usePartner();
  const board = useEntry('customerBoards', boardTypeId);
  const canEdit = partner !== undefined && hasRole(partner.role, 'editor');
  return (
    <>
      <h2>{title}</h2>
      <p className="Inbox-row-about">
        {name} · <Time at={createdAt} timeZone={partner?.timeZone} />
        {board && ` · ${board.title}`}
      </p>
      <SenderFacts {...article} />
      {isHidden ? (
        <p className="Inbox-privacy">
          <Trans>Hidden: only its author and you can read it, whatever the author chooses.</Trans>
        </p>
      ) : isPrivate ? (
        <p className="Inbox-privacy">
          <Trans>Private: only its author and you can read article and answer.</Trans>
        </p>
      ) : (
        <p className="Inbox-privacy">
          <Trans>Public: every visitor reads article and answer, but not phone number and email.</Trans>
        </p>
      )}
      <p className="Inbox-text">{content}</p>
      {canEdit && <ArticleActions article={article} onChange={onChange} />}
      {article.isNotice ? (
        <p>
          <Trans>The clinic’s own notice. It waits for no answer.</Trans>
        </p>
      ) : (
        <ArticleAnswer article={article} onChange={onChange} canEdit={canEdit} />
      )}
    </>
  );
}

function ArticleAnswer({ article, onChange, canEdit }: Props & { canEdit: boolean }) {
  const { t } = useLingui();
  const { code, partner } = usePartner();
  const { id, answer, isPrivate } = article;
  const unsent = `${code}:article:${id}`;
  const form = useAnswerForm(unsent, answer?.createdAt ?? null);
  async function save(text: string) {
    const content = htmlOfText(text);
    const body = { content, before: form.before };
    const { answeredAt } = await call('answerArticle', { code, id }, body).catch((error) => {
      // The form stays with its text, beside what somebody else has answered.
      const changed = refusalBodyOf(error, 'answerArticle', 409);
      if (changed) {
        form.see(changed.present?.createdAt ?? null);
        onChange({ ...article, answer: changed.present });
      }
      throw error;
    });
    onChange({ ...article, answer: { content, name: null, createdAt: answeredAt } });
    form.close();
    showToast(answer ? t`The answer has been changed.` : t`Answered. The visitor sees it now.`);
    await refresh('inboxArticles');
  }
  const given = answer && (
    <>
      <h3>
        <Trans>Answer</Trans>
      </h3>
      <p className="Inbox-row-about">
        {answer.name && `${answer.name} · `}
        <Time at={answer.createdAt} timeZone={partner?.timeZone} />
      </p>
      <p className="Inbox-text">{textOfHtml(answer.content)}</p>
    </>
  );
  if (answer && !(canEdit && form.isOpen))
    return (
      <section className="Inbox-given">
        {given}
        {canEdit && (
          <Button onPress={form.open}>
            <Trans>Edit the answer</Trans>
          </Button>
        )}
      </section>
    );
  if (!canEdit) return null;
  return (
    <>
      {form.isLate && given && <LateAnswer>{given}</LateAnswer>}
      {answer && hasFormatting(answer.content) && (
        <p className="Notice">
          <Trans>
            This answer has formatting, such as links or bold text. Saving it here leaves plain text.
          </Trans>
        </p>
      )}
      <AnswerForm
        id={unsent}
        of={form.opened}
        label={t`Answer`}
        help={
          isPrivate
            ? t`The author sees the answer at once.`
            : t`Every visitor of the board sees the answer at once.`
        }
        initial={answer ? textOfHtml(answer.content) : ''}
        submit={answer ? <Trans>Save the answer</Trans> : <Trans>Answer</Trans>}
        maxLength={15_000}
        onSubmit={save}
        onCancel={answer ? form.close : undefined}
      />
    </>
  );
}
