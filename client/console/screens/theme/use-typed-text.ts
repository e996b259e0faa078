import { useState } from 'react';

/**
 * A text that is typed into a field. What is not yet valid stays in the field and does not reach the document.
 * @param value as the document has it
 */
export function useTypedText(
  value: string,
  isValid: (text: string) => boolean,
  onChange: (text: string) => void,
) {
  const [typed, setTyped] = useState<{ text: string; of: string }>();
  // Changed elsewhere, such as by undo: what was typed before does not belong to it.
  const text = typed?.of === value ? typed.text : value;
  return {
    text,
    isValid: isValid(text),
    type: (next: string) => {
      const accepted = isValid(next);
      setTyped({ text: next, of: accepted ? next : value });
      if (accepted) onChange(next);
    },
  };
}
