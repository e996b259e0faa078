/** Whether the visitor asked to save data (`Save-Data`): then nothing loads that the page can do without. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
