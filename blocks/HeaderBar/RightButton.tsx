import type { z } from 'zod';
import { classNames } from '#blocks/_ui/class-names.ts';
import { linkTarget } from '#blocks/_ui/link-target.ts';
import { T } from '#blocks/_ui/T.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { reservePath } from '#engine/route/reserve-path.ts';
import { rightButtonLink } from '#engine/route/right-button-url.ts';
import type { Resolved } from '#schemas/layout/text.ts';
import type { rightButton } from '#schemas/site/menu.ts';

const looks = { solid: 'solid', outline: 'line', text: 'text' } as const;

/** The configurable button at the right of the header. Not a `Button`, because its URL follows its own rule. */
export function RightButton({ button }: { button: Resolved<z.output<typeof rightButton>> }) {
  const { locale, mainLocale, config } = usePage();
  const link = rightButtonLink(button, locale, mainLocale, reservePath(config));
  if (!link) return null;
  const look = classNames(
    'Ui-button',
    'Ui-button--s',
    `Ui-button--${looks[button.buttonType]}`,
    'HeaderBar-button',
  );
  return (
    <a className={look} href={link.href} data-widget={link.widget} {...linkTarget(link.href)}>
      <T value={button.buttonText} />
    </a>
  );
}
