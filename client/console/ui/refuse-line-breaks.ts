/**
 * A listener for `beforeinput` of a text area without line breaks: Enter submits the form, as in a field of one line, and
 * breaks in pasted text become spaces. Breaks that the text already has are left alone.
 */
export function refuseLineBreaks(event: InputEvent): void {
  const field = event.currentTarget as HTMLTextAreaElement;
  if (event.inputType === 'insertLineBreak' || event.inputType === 'insertParagraph') {
    event.preventDefault();
    field.form?.requestSubmit();
  }
  if (event.inputType !== 'insertFromPaste') return;
  const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
  if (!/[\r\n]/.test(text)) return;
  event.preventDefault();
  const { selectionStart, selectionEnd } = field;
  field.setRangeText(text.trim().replaceAll(/\s*[\r\n]\s*/g, ' '), selectionStart, selectionEnd, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: event.inputType }));
}
