import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { ModalDialog } from '../../../ui/ModalDialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { usePartner } from '../../partner/use-partner.ts';
import { type AnswerTemplate, readTemplates, withTemplate, writeTemplates } from './answer-templates.ts';

type Props = {
  /** The text written so far, from which a new template starts. */
  text: string;
  onInsert: (text: string) => void;
};

/** Reusable answers, which can be inserted, added and deleted. */
export function TemplatesDialog({ text, onInsert }: Props) {
  return (
    <ModalDialog title={<Trans>Templates of answers</Trans>}>
      {(close) => (
        <Templates
          text={text}
          onInsert={(inserted) => {
            onInsert(inserted);
            close();
          }}
        />
      )}
    </ModalDialog>
  );
}

function Templates({ text, onInsert }: Props) {
  const { t } = useLingui();
  const { code } = usePartner();
  const [templates, setTemplates] = useState(() => readTemplates(code));
  const store = (changed: AnswerTemplate[]) => {
    try {
      writeTemplates(code, changed);
      setTemplates(changed);
    } catch {
      showToast(t`This browser has no room for another template.`);
    }
  };
  return (
    <>
      {templates.length === 0 && (
        <p>
          <Trans>No template yet. Templates are stored in this browser, for this clinic.</Trans>
        </p>
      )}
      <ul className="Templates">
        {templates.map((template) => (
          <li key={template.name}>
            <strong>{template.name}</strong>
            <p className="Templates-text">{template.text}</p>
            <span className="Row">
              <Button aria-label={t`Insert “${template.name}”`} onPress={() => onInsert(template.text)}>
                <Trans>Insert</Trans>
              </Button>
              <Button
                kind="quiet"
                aria-label={t`Delete “${template.name}”`}
                onPress={() => store(templates.filter((one) => one !== template))}
              >
                <Trans>Delete</Trans>
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <NewTemplate text={text} onSave={(template) => store(withTemplate(templates, template))} />
    </>
  );
}

function NewTemplate({ text, onSave }: { text: string; onSave: (template: AnswerTemplate) => void }) {
  const { t } = useLingui();
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const [name = '', content = ''] = ['name', 'text'].map((key) => String(data.get(key)).trim());
    if (!name || !content) return;
    onSave({ name, text: content });
    form.reset();
  }
  return (
    <form className="Inbox-answer-form" onSubmit={save}>
      <h3>
        <Trans>New template</Trans>
      </h3>
      <TextField
        label={t`Name`}
        help={t`A template of the same name is replaced.`}
        name="name"
        isRequired
        maxLength={80}
      />
      <TextField label={t`Text`} name="text" isLong isRequired maxLength={5_000} defaultValue={text} />
      <Button type="submit">
        <Trans>Save template</Trans>
      </Button>
    </form>
  );
}
