import { fakeGoogleTag } from '../_shared/fake-google.ts';

export default fakeGoogleTag({ id: 'G-ABC1' }, 'https://region1.google-analytics.com/g/collect');
