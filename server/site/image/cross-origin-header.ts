/**
 * Header of pictures and partner files: newsletters and branch sites may show them too. With Helmet's `same-origin`, which
 * all other responses have, browsers would refuse them there.
 */
export const crossOriginHeader = { 'cross-origin-resource-policy': 'cross-origin' } as const;
