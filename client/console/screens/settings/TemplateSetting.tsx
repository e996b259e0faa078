import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { swapTemplate } from '#engine/swap/swap-template.ts';
import type { SwapReport } from '#schemas/operator/swap-report.ts';
import { useUndoToast } from '../../editor/state/use-undo-toast.ts';
import { useLanguage } from '../../language/use-language.ts';
import { Button } from '../../ui/Button.tsx';
import { useErrorText } from '../../ui/error-text.ts';
import { Select } from '../../ui/Select.tsx';
import type { useOpenSite } from '../document/use-open-site.ts';
import { fetchSwapReport } from './fetch-swap-report.ts';
import { SwapReportView } from './SwapReportView.tsx';

/** The template, and what another one would change for visitors before it is taken. */
export function TemplateSetting({ site }: { site: ReturnType<typeof useOpenSite> }) {
  const { t } = useLingui();
  const language = useLanguage();
  const errorText = useErrorText();
  const showUndo = useUndoToast();
  const { code, origin, partner, data, editor, templateCode, isReadOnly, isBroken } = site;
  const [chosen, choose] = useState(templateCode);
  const [isAsking, setAsking] = useState(false);
  const [found, setFound] = useState<{ of: string; to: string; report: SwapReport }>();
  const [problem, setProblem] = useState<string>();
  const asked = useRef<AbortController>(undefined);
  useEffect(() => () => asked.current?.abort(), []);
  useEffect(() => choose(templateCode), [templateCode]);
  const nameOf = (template: string) => {
    const label = data.templates[template]?.label;
    return (typeof label === 'object' ? label[language] : label) ?? template;
  };
  const configured = nameOf(partner.templateCode);
  // A report is about the text that it was made for.
  const report = found?.of === editor.text && found.to === chosen ? found.report : undefined;
  const isOther = chosen !== templateCode;
  async function ask() {
    const [of, to] = [editor.text, chosen];
    asked.current?.abort();
    const controller = new AbortController();
    asked.current = controller;
    setAsking(true);
    setProblem(undefined);
    try {
      const documents: [string, string] = [of, swapTemplate(of, to, partner)];
      setFound({ of, to, report: await fetchSwapReport({ code, origin }, documents, controller.signal) });
    } catch (error) {
      if (!controller.signal.aborted) setProblem(errorText(error));
    } finally {
      if (asked.current === controller) setAsking(false);
    }
  }
  return (
    <section className="Card SettingsPart" aria-labelledby="template">
      <h3 id="template">
        <Trans>Template</Trans>
      </h3>
      <p className="Field-help">
        <Trans>
          The design, and the pages and slots that the site document does not have itself. Saved in the site
          document; without it the configuration of the clinic is used ({configured}).
        </Trans>
      </p>
      <Select
        label={t`Template of this site`}
        options={Object.keys(data.templates).map((one) => ({ id: one, name: nameOf(one) }))}
        value={chosen}
        onChange={(next) => {
          asked.current?.abort();
          setAsking(false);
          choose(next);
        }}
        isDisabled={isReadOnly || isBroken}
      />
      {isOther && (
        <div className="Row">
          <Button kind="primary" isPending={isAsking} onPress={() => void ask()}>
            <Trans>See what changes for visitors</Trans>
          </Button>
          <Button
            isDisabled={!report}
            onPress={() => {
              editor.replaceText(swapTemplate(editor.text, chosen, partner));
              showUndo(t`The draft has the template ${nameOf(chosen)} now.`);
            }}
          >
            <Trans>Apply to the draft</Trans>
          </Button>
        </div>
      )}
      <div aria-live="polite">
        {isAsking && (
          <p>
            <Trans>
              All pages are read in both templates and every language. That can take up to two minutes.
            </Trans>
          </p>
        )}
        {isOther && !report && !isAsking && (
          <p className="Field-help">
            <Trans>
              Read the report first: it lists every fact that visitors would find elsewhere or not at all.
            </Trans>
          </p>
        )}
      </div>
      {problem && (
        <p className="Notice" role="alert">
          {problem}
        </p>
      )}
      {report && <SwapReportView report={report} />}
    </section>
  );
}
