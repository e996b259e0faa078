import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from './class-names.ts';

/**
 * What a button with its id in `popoverTarget` opens over the page: a native popover, so it works without script. The
 * block says at which side of the button it stands. A choice in it has the class `Ui-menu-choice`.
 */
export function Menu({ className, ...rest }: ComponentPropsWithoutRef<'div'> & { id: string }) {
  return <div popover="auto" className={classNames('Ui-menu', className)} {...rest} />;
}
