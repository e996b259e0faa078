import { Html } from '#blocks/_ui/Html.tsx';
import { Icon } from '#blocks/_ui/Icon.tsx';
import { useFormat } from '#engine/i18n/use-format.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { CustomerBoardAnswer } from '#schemas/api/notice-customer-boards.ts';
import type { LanguageCode } from '#schemas/primitives.ts';

type AnswerProps = { answer: CustomerBoardAnswer | null; lang: LanguageCode | undefined };

/**
 * The clinic's answer, or a note that it will respond (SPEC section 4, Article).
 * @param lang the article's language if it is not the page's; the clinic answers in it
 */
export function Answer({ answer, lang }: AnswerProps) {
  const t = useMessages();
  const format = useFormat();
  if (!answer) {
    return (
      <p className="CustomerArticle-waiting">
        <Icon name="clock" size={20} />
        {t('waiting')}
      </p>
    );
  }
  return (
    <section className="CustomerArticle-answer">
      <header className="CustomerArticle-answerHead">
        <h2 className="CustomerArticle-answerTitle">
          <Icon name="headset" size={20} />
          {t('answer')}
        </h2>
        <p className="CustomerArticle-facts">
          {answer.name && <bdi>{answer.name}</bdi>}
          <time dateTime={answer.createdAt}>{format.dateTime(answer.createdAt)}</time>
        </p>
      </header>
      <Html html={answer.content} {...(lang && { lang })} />
    </section>
  );
}
