/** Whether a status means that something does not exist (404) or no longer exists (410). */
export const isMissing = (status: number | undefined): boolean => status === 404 || status === 410;
