import { z } from 'zod';
import { inquiryAnchor } from '#engine/route/reserve-path.ts';
import { inquiryForm, inquiryMessages } from '#schemas/site/inquiry.ts';
import { isVisible } from '#schemas/site/typed-text.ts';
import { type Visit, visit } from '#schemas/site/visit.ts';
import { consentFields, consentOf } from './consent-fields.ts';
import type { FormHandler } from './sent-form.ts';
import { submitForm, valuesOf } from './submit-form.ts';

// zod checks rules across fields only if all fields are valid. Here all errors are reported at once.
const missingContact = z.custom(() => false, inquiryMessages.contactRequired);
const isContactless = ({ phoneNumber = '', messenger = '' }: Record<string, string>) =>
  !isVisible(phoneNumber + messenger);

/** Sends a visitor's inquiry. Its page then confirms that it has arrived. */
const inquiry: FormHandler = (form) =>
  submitForm(
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
        body: { ...inquiry, consent, languageCode: locale, visit: visitOf(form.fields.visit) },
      });
      return { kind: 'done', to: path, done: 'inquired', anchor: inquiryAnchor, staysInAddress: true };
    },
  );

/** How the visitor came here, as scripts know it. Anything else must not stop an inquiry. */
function visitOf(text: string | undefined): Visit | null {
  try {
    return visit.safeParse(JSON.parse(text ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/** Forms that may appear on any page: name → handler. */
export const formsOnAnyPage: Record<string, FormHandler> = { inquiry };
