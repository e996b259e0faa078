import { fakeGoogleTag } from '../_shared/fake-google.ts';

export default fakeGoogleTag(
  { id: 'AW-123', reserve: 'abC_1-d' },
  'https://googleads.g.doubleclick.net/pagead/collect',
);
