import { classNames } from '#blocks/_ui/class-names.ts';
import { contentText } from '#blocks/_ui/content-text.ts';
import { HeadedSection } from '#blocks/_ui/HeadedSection.tsx';
import { Icon } from '#blocks/_ui/Icon.tsx';
import { Image, type ImageSource } from '#blocks/_ui/Image.tsx';
import { Link } from '#blocks/_ui/Link.tsx';
import { T } from '#blocks/_ui/T.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { categoryPath } from '#engine/route/page-keys.ts';
import type { BlockProps } from '#registry/contract.ts';
import type { Text } from '#schemas/layout/text.ts';
import type { meta, schema } from './schema.ts';

type Concern = {
  url: string;
  title: Text;
  description?: Text | undefined;
  image?: ImageSource | null | undefined;
};

export default function SkinConcerns({ id, data, source }: BlockProps<typeof schema, typeof meta>) {
  const { locale, config } = usePage();
  const t = useMessages();
  const { layout, align } = data;
  const fromSource = (source?.rows ?? []).map((row) => ({
    url: categoryPath(row.id),
    title: contentText(row.name, row, locale) ?? '',
    description: contentText(row.summary, row, locale),
    image: row.image ?? (config.isIconExposure ? row.icon : null),
  }));
  const concerns: Concern[] = [...data.items, ...fromSource];
  if (concerns.length === 0) return null;
  return (
    <HeadedSection
      id={id}
      anchor={false}
      className={classNames('SkinConcerns', `SkinConcerns--${align}`)}
      data={data}
      defaultTitle={t('title')}
    >
      <ul className={`SkinConcerns-list SkinConcerns-list--${layout}`}>
        {concerns.map((concern) => (
          <li key={concern.url}>
            <Link to={concern.url} className="SkinConcerns-link">
              {layout !== 'index' && (
                <span className="SkinConcerns-picture">
                  {concern.image ? (
                    <Image
                      image={concern.image}
                      alt=""
                      sizes={layout === 'circles' ? '128px' : '(max-width: 768px) 50vw, 300px'}
                    />
                  ) : (
                    <Icon name="droplet" size={28} />
                  )}
                </span>
              )}
              <span className="SkinConcerns-words">
                <T as="span" className="SkinConcerns-title" value={concern.title} />
                {layout !== 'circles' && (
                  <T as="span" className="SkinConcerns-description" value={concern.description} />
                )}
              </span>
              {layout === 'index' && <Icon name="arrow-up-right" size={20} className="SkinConcerns-mark" />}
            </Link>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
