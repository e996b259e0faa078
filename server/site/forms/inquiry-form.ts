import { z } from 'zod';
import { inquiryForm, inquiryMessages } from '#schemas/site/inquiry.ts';
import { isVisible } from '#schemas/site/typed-text.ts';
import { attempt, valuesOf } from './attempt.ts';
import { consentFields, consentOf } from './consent-fields.ts';
import type { FormHandler } from './sent-form.ts';

// zod checks rules across fields only if all fields are valid. Here all errors are reported at once.
const missingContact = z.custom(() => false, inquiryMessages.contactRequired);
const isContactless = ({ phoneNumber = '', messenger = '' }: Record<string, string>) =>
  !isVisible(phoneNumber + messenger);

/** Sends a visitor's inquiry. Its page then confirms that it has arrived. */
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

/** Forms that may appear on any page: name → handler. */
export const anywhereForms: Record<string, FormHandler> = { inquiry };
