import type { asker } from './backend.ts';
import { consentTo } from './consent.ts';

let visitors = 0;

/** Sends an inquiry of a new visitor. */
export const inquire = (ask: ReturnType<typeof asker>, as = 'han') => {
  visitors += 1;
  return ask('global/inquiries?languageCode=en', {
    as,
    method: 'POST',
    headers: { 'x-forwarded-for': `198.51.100.${visitors % 250}` },
    body: {
      languageCode: 'en',
      name: 'Jane Secret',
      phoneNumber: `010-7777-${String(visitors).padStart(4, '0')}`,
      message: 'A private question',
      consent: consentTo('inquiry', 'en'),
    },
  });
};
