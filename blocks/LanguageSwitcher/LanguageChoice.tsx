import { Icon } from '#blocks/_ui/Icon.tsx';
import { T } from '#blocks/_ui/T.tsx';
import type { LanguageLink } from '#engine/context/language-links.ts';

/** One language. `data-language` passes the choice to the reservation widget. */
export function LanguageChoice({ link }: { link: LanguageLink }) {
  const { href, name, code, isCurrent, target } = link;
  return (
    <li>
      <a
        className="Ui-menu-choice LanguageSwitcher-choice"
        href={href}
        hrefLang={code}
        lang={code}
        target={target}
        rel={target ? 'noopener' : undefined}
        aria-current={isCurrent ? 'true' : undefined}
        data-language={code}
      >
        <T value={name} />
        {isCurrent && <Icon name="check" size={16} />}
      </a>
    </li>
  );
}
