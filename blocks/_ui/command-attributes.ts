/** Attributes of a button that opens or closes a dialog (Invoker Commands API). React's types do not have them yet. */
export const commandAttributes = (command: 'show-modal' | 'close', dialogId: string) => ({
  command,
  commandfor: dialogId,
});
