import { Trans, useLingui } from '@lingui/react/macro';
import { useContext } from 'react';
import type { NodeExplanation, PageExplanation } from '#schemas/operator/preview.ts';
import { useLanguage } from '../../language/use-language.ts';
import { Button } from '../../ui/Button.tsx';
import { BlocksContext } from '../tree/row-names.ts';
import { OriginText } from './OriginText.tsx';
import { SourceWhy } from './SourceWhy.tsx';

type Props = { page: PageExplanation | undefined; onSelect: (node: NodeExplanation) => void };

/** Why a page is what it is: its file, its reads, and every block that is not shown on it. */
export function PageWhy({ page, onSelect }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  if (!page) return null;
  const { origin, template, status, sources, notes, nodes } = page;
  const hidden = nodes.filter(({ state }) => state !== 'shown');
  return (
    <>
      <details className="Why">
        <summary>
          <Trans>Why this page looks like this</Trans>
        </summary>
        <dl className="Why-list">
          <dt>{t`Comes from`}</dt>
          <dd>
            <OriginText origin={origin} isOfPage template={template} />
          </dd>
          <dt>
            <Trans context="of the server">Answer</Trans>
          </dt>
          <dd>
            {status === 200 ? (
              <Trans>Visitors get the page ({status}).</Trans>
            ) : (
              <Trans>Visitors get status {status}.</Trans>
            )}
          </dd>
          <dt>{t`Reads`}</dt>
          <dd>
            {sources.length === 0 && <Trans>Nothing of its own.</Trans>}
            {sources.map((report) => (
              <SourceWhy key={`${report.name} ${JSON.stringify(report.params)}`} report={report} />
            ))}
          </dd>
        </dl>
        {notes.map((note) => (
          <p key={note.en} className="FieldFinding">
            {note[language]}
          </p>
        ))}
      </details>
      {hidden.length > 0 && (
        <section className="Why">
          <h3>
            <Trans>Not shown on this page, and why</Trans>
          </h3>
          <ul className="Why-hidden">
            {hidden.map((node) => (
              <HiddenNode key={node.marker} node={node} onSelect={onSelect} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function HiddenNode({ node, onSelect }: { node: NodeExplanation; onSelect: Props['onSelect'] }) {
  const language = useLanguage();
  const label = useContext(BlocksContext).get(node.type)?.label ?? node.type;
  return (
    <li className={`FieldFinding ${node.state === 'failed' ? 'FieldFinding--error' : ''}`}>
      <Button kind="quiet" className="Why-node" onPress={() => onSelect(node)}>
        {label}
      </Button>
      <span className="Field-help">{node.place[language]}</span>
      {node.reasons.map(({ code, text }) => (
        <p key={code}>{text[language]}</p>
      ))}
    </li>
  );
}
