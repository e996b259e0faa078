import { fakeGoogleTag } from '../_shared/fake-google.ts';

export default fakeGoogleTag('https://googleads.g.doubleclick.net/pagead/collect');
