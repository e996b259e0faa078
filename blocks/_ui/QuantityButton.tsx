import { useRef } from 'react';
import { type AriaButtonProps, useButton } from 'react-aria/useButton';
import { IslandIcon } from './IslandIcon.tsx';

type QuantityButtonProps = AriaButtonProps & { icon: 'minus' | 'plus'; isAtEnd: boolean };

/** One step less or more. */
export function QuantityButton({ icon, isAtEnd, ...props }: QuantityButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  // Not disabled at the end: a button that is would lose the focus of the visitor who just pressed it.
  const { buttonProps } = useButton({ ...props, isDisabled: false }, button);
  return (
    <button {...buttonProps} ref={button} className="Ui-iconButton" aria-disabled={isAtEnd}>
      <IslandIcon name={icon} size={16} />
    </button>
  );
}
