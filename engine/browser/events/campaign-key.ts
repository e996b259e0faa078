/** Session storage key under which the bootstrap stores the query of a campaign visit for the widget. */
export const campaignKey = 'maru:campaign';
