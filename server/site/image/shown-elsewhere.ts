/**
 * Header of pictures and partner files: newsletters and branch sites may show them too. Helmet's `same-origin`, which all
 * other answers keep, would make browsers refuse them there.
 */
export const shownElsewhere = { 'cross-origin-resource-policy': 'cross-origin' } as const;
