/** Where the bootstrap keeps the query of a visit that came by a campaign, and the widget finds it (session storage). */
export const campaignKey = 'maru:campaign';
