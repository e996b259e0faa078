/** Whether a status tells that there is no such thing (404) or not any more (410). */
export const isMissing = (status: number | undefined): boolean => status === 404 || status === 410;
