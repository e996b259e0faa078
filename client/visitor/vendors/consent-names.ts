/** Local storage key of a visitor's choice. */
export const choiceKey = 'maru:consent';
/** Class of the root element while the banner shows: navigations leave it alone. */
export const askingClass = 'is-asking-consent';
