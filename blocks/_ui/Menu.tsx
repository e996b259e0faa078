import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from './class-names.ts';

/**
 * A menu that a button opens by `popoverTarget`: a native popover that works without scripts. The block places it
 * relative to the button. A choice in it has the class `Ui-menu-choice`; navigation closes it.
 */
export function Menu({ className, ...rest }: ComponentPropsWithoutRef<'div'> & { id: string }) {
  return <div popover="auto" className={classNames('Ui-menu', className)} {...rest} />;
}
