import { Icon } from '#blocks/_ui/Icon.tsx';
import { languageLinkProps } from '#blocks/_ui/language-link-props.ts';
import { T } from '#blocks/_ui/T.tsx';
import type { LanguageLink } from '#engine/context/language-links.ts';

/** One language. */
export function LanguageChoice({ link }: { link: LanguageLink }) {
  return (
    <li>
      <a className="Ui-menu-choice LanguageSwitcher-choice" {...languageLinkProps(link)}>
        <T value={link.name} />
        {link.isCurrent && <Icon name="check" size={16} />}
      </a>
    </li>
  );
}
