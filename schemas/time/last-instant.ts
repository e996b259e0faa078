/** The last instant (ISO) that belongs to a period. An end at midnight belongs to the day before. */
export const lastInstant = (endAt: string): string => new Date(new Date(endAt).getTime() - 1).toISOString();
