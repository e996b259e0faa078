import { useEffect, useRef } from 'react';
import { TextArea } from 'react-aria-components';
import { useProblemProps } from './field-problems.ts';
import { refuseLineBreaks } from './refuse-line-breaks.ts';

type Props = {
  text: string;
  /** Whether Enter adds a line break. Existing breaks stay in any case, unlike in an `<input>`, which removes them. */
  allowsBreaks: boolean;
  placeholder?: string | undefined;
};

/** A text area of one line at first, which grows with its text. */
export function GrowingTextArea({ text, allowsBreaks, placeholder }: Props) {
  const { invalid } = useProblemProps();
  const ref = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const field = ref.current;
    if (!field || allowsBreaks) return;
    field.addEventListener('beforeinput', refuseLineBreaks);
    return () => field.removeEventListener('beforeinput', refuseLineBreaks);
  }, [allowsBreaks]);
  return (
    <TextArea
      ref={ref}
      className="Input Input--growing"
      rows={estimatedRows(text)}
      placeholder={placeholder}
      {...invalid}
    />
  );
}

/** For browsers without `field-sizing`. */
const estimatedRows = (text: string): number =>
  Math.min(
    text.split('\n').reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / 36)), 0),
    12,
  );
