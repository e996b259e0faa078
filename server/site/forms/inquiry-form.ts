import { z } from 'zod';
import { inquiryForm, inquiryMessages } from '#schemas/site/inquiry.ts';
import { isVisible } from '#schemas/site/typed-text.ts';
import { attempt, valuesOf } from './attempt.ts';
import { consentFields, consentOf } from './consent-fields.ts';
import type { FormHandler } from './sent-form.ts';

// What is wrong with two fields together zod says only where nothing else is wrong: here all is said at once.
const missingContact = z.custom(() => false, inquiryMessages.contactRequired);
const isContactless = ({ phoneNumber = '', messenger = '' }: Record<string, string>) =>
  !isVisible(phoneNumber + messenger);

/** Sends what a visitor asks to be called back about. The page that it stands on says then that it has come. */
const inquiry: FormHandler = (form) =>
  attempt(
    form,
    {
      name: 'inquiry',
      schema: inquiryForm.extend({
        ...consentFields(form.consents, 'inquiry'),
        ...(isContactless(form.fields) && { phoneNumber: missingContact }),
      }),
      failed: 'inquiryFailed',
      input: valuesOf(form.fields),
    },
    async ({ consentPersonal, consentHealth, ...inquiry }) => {
      const { locale, path } = form;
      const consent = consentOf({ consentPersonal, consentHealth });
      await form.call('inquiryCreate', {
        params: { languageCode: locale },
        body: { ...inquiry, consent, languageCode: locale },
      });
      return { kind: 'done', to: path, done: 'inquired', staysInAddress: true };
    },
  );

/** Forms that may stand on any page: name → what answers them. */
export const anywhereForms: Record<string, FormHandler> = { inquiry };
