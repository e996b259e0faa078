import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { ToggleButton, Toolbar } from 'react-aria-components';
import { useProblemProps } from '../../../ui/field-problems.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { toProse } from './prose-html.ts';
import { RichTextTools } from './RichTextTools.tsx';
import { useProseView } from './use-prose-view.ts';
import './rich-text.css';

export type RichTextProps = {
  html: string;
  onChange: (html: string) => void;
  /** Name of the field, with the language if it has one per language. */
  label: string;
  lang?: string | undefined;
};

/**
 * Formatted text, as visitors see it or as HTML. Markup that the visual editor would lose is only shown as HTML, so that
 * nothing disappears.
 */
export function RichTextEditor(props: RichTextProps) {
  const { t } = useLingui();
  const { html, onChange, label, lang } = props;
  // What the visual editor wrote, it can show.
  const [written, setWritten] = useState<string>();
  const canShow = html === written || toProse(html) !== undefined;
  const [isHtml, setHtml] = useState(!canShow);
  if (!isHtml && !canShow) setHtml(true);
  const toggle = (
    <ToggleButton
      className="Button Button--quiet"
      aria-label={t`HTML: ${label}`}
      isSelected={isHtml}
      isDisabled={isHtml && !canShow}
      onChange={setHtml}
    >
      <Trans>HTML</Trans>
    </ToggleButton>
  );
  if (!isHtml)
    return (
      <Visual
        {...props}
        onChange={(next) => {
          setWritten(next);
          onChange(next);
        }}
        toggle={toggle}
      />
    );
  return (
    <div className="RichText" lang={lang}>
      <Toolbar className="RichText-bar" aria-label={t`Format: ${label}`}>
        {toggle}
      </Toolbar>
      <TextField
        label={<span className="Hidden">{label}</span>}
        isLong
        rows={6}
        spellCheck="false"
        value={html}
        onChange={onChange}
      />
      {!canShow && (
        <p className="Field-help">
          <Trans>This text has markup that only the HTML view can show.</Trans>
        </p>
      )}
    </div>
  );
}

function Visual({ html, onChange, label, lang, toggle }: RichTextProps & { toggle: ReactNode }) {
  const { described, invalid } = useProblemProps();
  const { place, state, run } = useProseView({
    html,
    onChange,
    attributes: {
      class: 'Input RichText-text',
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      ...(lang && { lang }),
      ...described,
      ...(invalid['aria-invalid'] && { 'aria-invalid': 'true' }),
    },
  });
  return (
    <div className="RichText">
      <RichTextTools label={label} state={state} run={run}>
        {toggle}
      </RichTextTools>
      <div ref={place} />
    </div>
  );
}
