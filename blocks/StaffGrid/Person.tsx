import { contentLang } from '#blocks/_ui/content-text.ts';
import { Disclosure } from '#blocks/_ui/Disclosure.tsx';
import { Html } from '#blocks/_ui/Html.tsx';
import { Icon } from '#blocks/_ui/Icon.tsx';
import { Image } from '#blocks/_ui/Image.tsx';
import { Link } from '#blocks/_ui/Link.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { EmployeeRow } from '#schemas/api/partner-employees.ts';
import { Profile } from './Profile.tsx';

type PersonProps = {
  person: EmployeeRow;
  as: 'h2' | 'h3';
  layout: 'cards' | 'rows' | 'editorial';
  profileUrl: string | undefined;
  /** The portrait is the first image of the page. */
  isFirst: boolean;
};

const sizes = {
  cards: '(max-width: 514px) 50vw, 300px',
  rows: '(max-width: 768px) 40vw, 320px',
  editorial: '(max-width: 768px) 100vw, 600px',
};

/** One member of staff: portrait, position, name, specialties and, if there is room, the whole profile. */
export function Person({ person, as: Name, layout, profileUrl, isFirst }: PersonProps) {
  const t = useMessages();
  const { locale } = usePage();
  const lang = contentLang(person, locale);
  const anchor = `staff-${person.id}`;
  const hasProfile =
    !profileUrl && (person.greeting || person.careers.length > 0 || person.history.length > 0);
  return (
    <li className="StaffGrid-person" id={profileUrl ? undefined : anchor}>
      <div className="StaffGrid-portrait">
        {person.image ? (
          <Image
            image={person.image}
            sizes={sizes[layout]}
            priority={isFirst}
            alt=""
            className="StaffGrid-image"
          />
        ) : (
          <span className="StaffGrid-blank">
            <Icon name="user" size={48} />
          </span>
        )}
      </div>
      <div className="StaffGrid-words">
        <p className="StaffGrid-position" lang={lang}>
          {person.position}
          {person.department && <span className="StaffGrid-department">{person.department}</span>}
        </p>
        <Name className="StaffGrid-name" lang={lang}>
          {profileUrl ? (
            <Link to={`${profileUrl}#${anchor}`} className="StaffGrid-link">
              {person.name}
            </Link>
          ) : (
            person.name
          )}
        </Name>
        {person.specialties.length > 0 && (
          <ul className="StaffGrid-specialties" aria-label={t('specialties')}>
            {person.specialties.map((specialty) => (
              <li key={specialty} lang={lang}>
                {specialty}
              </li>
            ))}
          </ul>
        )}
        {(layout === 'rows' || (layout === 'editorial' && !profileUrl)) && (
          <Html html={person.greeting} lang={lang} className="StaffGrid-greeting" />
        )}
        {layout === 'editorial' && hasProfile && <Profile person={person} />}
        {layout === 'cards' && hasProfile && (
          <Disclosure summary={t('profile', { name: person.name })} className="StaffGrid-profile">
            <Html html={person.greeting} lang={lang} className="StaffGrid-greeting" />
            <Profile person={person} />
          </Disclosure>
        )}
      </div>
      {layout === 'rows' && (
        <div className="StaffGrid-aside">
          <Profile person={person} />
        </div>
      )}
    </li>
  );
}
