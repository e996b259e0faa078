import { ArticleForm } from '#blocks/_ui/ArticleForm.tsx';
import { Section } from '#blocks/_ui/Section.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { BlockProps } from '#registry/contract.ts';
import type { meta, schema } from './schema.ts';

/** The form in which a visitor writes an article. The board decides whether it may be private. */
export default function CustomerArticleForm({ id, data, source }: BlockProps<typeof schema, typeof meta>) {
  const t = useMessages();
  if (!source) return null;
  const board = source.row;
  return (
    <Section
      id={id}
      className="CustomerArticleForm"
      width="narrow"
      tone={data.tone}
      labelledBy={`${id}-title`}
    >
      <h2 className="CustomerArticleForm-title" id={`${id}-title`}>
        {t('title')}
      </h2>
      <ArticleForm
        id={`${id}-form`}
        name="create"
        isPrivateAllowed={board.isPrivateAllowed}
        cancelTo={`/cscenter/boards/${board.id}`}
      />
    </Section>
  );
}
