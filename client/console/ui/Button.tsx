import type { Ref } from 'react';
import { Button as AriaButton, type ButtonProps } from 'react-aria-components';

type Props = Omit<ButtonProps, 'className'> & {
  kind?: 'primary' | 'danger' | 'quiet';
  className?: string;
  ref?: Ref<HTMLButtonElement>;
};

export function Button({ kind, className = '', ...props }: Props) {
  return <AriaButton {...props} className={`Button ${kind ? `Button--${kind}` : ''} ${className}`} />;
}
