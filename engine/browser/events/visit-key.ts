/** Session storage key under which the bootstrap stores the first page of a visit and where its visitor came from. */
export const visitKey = 'maru:visit';
