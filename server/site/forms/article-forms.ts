import type { FormState } from '#engine/browser/forms/form-state.ts';
import {
  type CustomerBoardOwnDetail,
  customerBoardPasswordBody,
} from '#schemas/api/notice-customer-boards.ts';
import { boardArticleForm } from '#schemas/site/board-article.ts';
import { consentFields, consentOf } from './consent-fields.ts';
import type { FormHandler, SentForm } from './sent-form.ts';
import { submitForm, valuesOf } from './submit-form.ts';

const listPath = (params: Record<string, string>) => `/cscenter/boards/${params.boardTypeId}`;
/** The path of an article's page, without language. */
export const detailPath = (params: Record<string, string>) => `${listPath(params)}/detail/${params.id}`;

/** The article that the URL identifies: under another board's number it is not found. */
const placeOf = ({ params: { id, boardTypeId }, locale }: SentForm) => ({
  id,
  boardTypeId,
  languageCode: locale,
});

/** The password as typed, or the one sealed in the pass. */
const passwordOf = ({ fields, unseal }: SentForm): string | undefined =>
  (fields.pass && unseal(fields.pass)) || fields.password;

const articleInput = (form: SentForm) => ({
  ...valuesOf(form.fields),
  password: passwordOf(form),
  isPrivate: form.fields.isPrivate === 'on',
});

/** An edit form without the choice of a private article leaves the article as private as it is. */
const changeInput = (form: SentForm) => {
  const { isPrivate, ...input } = articleInput(form);
  return form.fields.isPrivate === undefined ? input : { ...input, isPrivate };
};

const create: FormHandler = (form) =>
  submitForm(
    form,
    {
      name: 'create',
      schema: boardArticleForm.extend(consentFields(form.consents, 'article')),
      failed: 'createFailed',
      input: articleInput(form),
    },
    async ({ consentPersonal, consentHealth, ...article }) => {
      const { params, locale } = form;
      const consent = consentOf({ consentPersonal, consentHealth });
      const body = { ...article, consent, boardTypeId: Number(params.boardTypeId), languageCode: locale };
      const { row } = await form.call('customerBoardCreate', { params: { languageCode: locale }, body });
      const opened = String(row.id);
      // The list shows no title for a private article, so its author is redirected to the article itself, which advises
      // to write down its URL.
      const to = article.isPrivate ? detailPath({ ...params, id: opened }) : listPath(params);
      return { kind: 'done', to, done: 'created', opened, staysInAddress: article.isPrivate };
    },
  );

const update: FormHandler = (form) =>
  submitForm(
    form,
    { name: 'update', schema: boardArticleForm, failed: 'updateFailed', input: changeInput(form) },
    async (body) => {
      await form.call('customerBoardUpdate', { params: placeOf(form), body });
      return { kind: 'done', to: detailPath(form.params), done: 'updated', opened: form.params.id };
    },
  );

const remove: FormHandler = (form) =>
  submitForm(
    form,
    {
      name: 'delete',
      schema: customerBoardPasswordBody,
      failed: 'deleteFailed',
      input: { password: form.fields.password },
    },
    async (body) => {
      await form.call('customerBoardDelete', { params: placeOf(form), body });
      return { kind: 'done', to: listPath(form.params), done: 'deleted' };
    },
  );

/** Loads the article as its author sees it; `show` turns it into the state that the page shows. */
const reading =
  (
    name: 'open' | 'edit',
    show: (article: CustomerBoardOwnDetail) => Omit<FormState, 'pass' | 'errors'>,
  ): FormHandler =>
  (form) =>
    submitForm(
      form,
      {
        name,
        schema: customerBoardPasswordBody,
        failed: 'openFailed',
        input: { password: passwordOf(form) },
      },
      async (body) => {
        const { row } = await form.call('customerBoardPrivate', { params: placeOf(form), body });
        const state = { ...show(row), errors: {}, pass: form.seal(body.password) };
        return { kind: 'shown', status: 200, state, opened: form.params.id };
      },
    );

const open = reading('open', (answer) => ({ name: 'open', values: {}, answer }));

const edit = reading('edit', ({ name, phoneNumber, email, title, content, isPrivate }) => ({
  name: 'update',
  values: {
    name,
    phoneNumber: phoneNumber ?? '',
    email: email ?? '',
    title,
    content: content ?? '',
    ...(isPrivate && { isPrivate: 'on' }),
  },
}));

/** Page key → name of a form on it → its handler. */
export const articleForms: Record<string, Record<string, FormHandler>> = {
  '/cscenter/boards/{boardTypeId}/write': { create },
  '/cscenter/boards/{boardTypeId}/detail/{id}': { open, edit, update, delete: remove },
};
