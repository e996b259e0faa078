import { fakeGoogleTag } from '../_shared/fake-google.ts';

export default fakeGoogleTag('https://region1.google-analytics.com/g/collect');
