import type { ComponentPropsWithoutRef, ElementType } from 'react';
import { classNames } from './class-names.ts';
import { type TextColor, type TextType, textClasses } from './text-classes.ts';

type TextProps = Omit<ComponentPropsWithoutRef<'p'>, 'color'> & {
  as?: ElementType;
  type?: TextType;
  color?: TextColor;
};

/** Text in a step of the type scale (see text-classes.ts). */
export function Text({ as: Element = 'p', type = 'b6r', color = 'gray_2', className, ...rest }: TextProps) {
  return <Element className={classNames(textClasses(type, color), className)} {...rest} />;
}
