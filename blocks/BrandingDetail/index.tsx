import { Button } from '#blocks/_ui/Button.tsx';
import { contentLang, contentText } from '#blocks/_ui/content-text.ts';
import { Html } from '#blocks/_ui/Html.tsx';
import { Image } from '#blocks/_ui/Image.tsx';
import { PageHeading } from '#blocks/_ui/PageHeading.tsx';
import { ShareButton } from '#blocks/_ui/ShareButton.tsx';
import { T } from '#blocks/_ui/T.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { BlockProps } from '#registry/contract.ts';
import type { meta, schema } from './schema.ts';

const chapterSizes = {
  sides: '(max-width: 768px) 100vw, 580px',
  column: '(max-width: 768px) 100vw, 768px',
  gallery: '(max-width: 1248px) 100vw, 1200px',
};

/** One story in chapters, each with its image. Owns the h1. */
export default function BrandingDetail({ id, data, source }: BlockProps<typeof schema, typeof meta>) {
  const { locale } = usePage();
  const t = useMessages();
  const story = source?.row;
  if (!story) return null;
  const lang = contentLang(story, locale);
  return (
    <article className={`BrandingDetail BrandingDetail--${data.layout}`} aria-labelledby={`${id}-title`}>
      <header className="BrandingDetail-head">
        <PageHeading
          id={`${id}-title`}
          className="BrandingDetail-heading"
          title={contentText(story.title, story, locale) ?? ''}
          lead={contentText(story.summary, story, locale)}
        >
          <ShareButton title={story.title} className="BrandingDetail-share" />
        </PageHeading>
      </header>
      {story.image && (
        <div className="BrandingDetail-cover">
          <Image image={story.image} alt="" sizes="(max-width: 1248px) 100vw, 1200px" priority />
        </div>
      )}
      {story.sections.map((chapter, index) => (
        <section
          // biome-ignore lint/suspicious/noArrayIndexKey: chapters are never reordered
          key={index}
          className={`BrandingDetail-chapter ${chapter.image ? '' : 'BrandingDetail-chapter--wordsOnly'}`}
          aria-labelledby={chapter.title ? `${id}-chapter-${index + 1}` : undefined}
        >
          {chapter.image && (
            <div className="BrandingDetail-figure">
              <Image
                image={chapter.image}
                alt={contentText(chapter.image.alt, story, locale)}
                sizes={chapterSizes[data.layout]}
              />
            </div>
          )}
          <div className="BrandingDetail-words">
            {chapter.title && (
              <h2 id={`${id}-chapter-${index + 1}`} className="BrandingDetail-title">
                <T value={contentText(chapter.title, story, locale)} />
              </h2>
            )}
            <Html html={chapter.content} {...(lang && { lang })} />
          </div>
        </section>
      ))}
      <p className="BrandingDetail-back">
        <Button to={data.basePath} variant="line">
          {t('list')}
        </Button>
      </p>
    </article>
  );
}
