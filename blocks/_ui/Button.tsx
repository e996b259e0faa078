import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Link } from './Link.tsx';

type ButtonVariant = 'solid' | 'line' | 'soft' | 'text';
type ButtonSize = 's' | 'm' | 'l';

type Look = {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Size from 1248 px down. */
  tabletSize?: ButtonSize;
  /** Size from 768 px down. */
  mobileSize?: ButtonSize;
  /** As wide as its container. */
  full?: boolean;
  round?: boolean;
  className?: string;
  children: ReactNode;
};

type ButtonProps = Look &
  (
    | ({ to: string } & Omit<ComponentPropsWithoutRef<'a'>, 'href' | keyof Look>)
    | ({ to?: undefined } & Omit<ComponentPropsWithoutRef<'button'>, keyof Look>)
  );

/** A button, or with `to` a link styled as one. Sizes and modifiers are named as in SPEC section 9. */
export function Button(props: ButtonProps) {
  const { variant = 'solid', size = 'm', tabletSize, mobileSize, full, round, className, ...rest } = props;
  const look = classNames(
    'Ui-button',
    `Ui-button--${variant}`,
    `Ui-button--${size}`,
    tabletSize && `Ui-button--tablet-${tabletSize}`,
    mobileSize && `Ui-button--mobile-${mobileSize}`,
    full && 'Ui-button--full',
    round && 'Ui-button--round',
    className,
  );
  if (rest.to !== undefined) return <Link className={look} {...rest} />;
  const { to: _none, ...button } = rest;
  return <button type="button" className={look} {...button} />;
}
