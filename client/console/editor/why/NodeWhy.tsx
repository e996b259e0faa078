import { Trans, useLingui } from '@lingui/react/macro';
import { formatPath } from '#engine/resolve/diagnostic.ts';
import type { NodeExplanation, PageExplanation } from '#schemas/operator/preview.ts';
import { useLanguage } from '../../language/use-language.ts';
import { OriginText } from './OriginText.tsx';
import { SourceWhy } from './SourceWhy.tsx';
import { StateText } from './StateText.tsx';

type Props = { explanation: NodeExplanation | undefined; page: PageExplanation | undefined };

/** Where a node comes from, why it is shown or not, and what it read. Open if it is not shown. */
export function NodeWhy({ explanation, page }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  if (!explanation) return page ? <NotOnPage /> : null;
  const { state, reasons, origin, place, path, id, version, source, milliseconds } = explanation;
  const isShown = state === 'shown';
  const isOlder = version.current !== null && version.written < version.current;
  return (
    <>
      {!isShown && (
        <div className="Notice" role="status">
          <p>
            <strong>
              <StateText state={state} />
            </strong>
          </p>
          {reasons.map(({ code, text }) => (
            <p key={code}>{text[language]}</p>
          ))}
        </div>
      )}
      <details className="Why" open={!isShown}>
        <summary>
          <Trans>Why it looks like this</Trans>
        </summary>
        <dl className="Why-list">
          <dt>{t`State`}</dt>
          <dd>
            <StateText state={state} />
            {isShown && (
              <>
                {' '}
                <Trans>Its conditions apply, and it has something to show.</Trans>
              </>
            )}
          </dd>
          <dt>{t`Comes from`}</dt>
          <dd>
            <OriginText origin={origin} isOfPage={path[0] === 'pages'} template={page?.template} />
          </dd>
          <dt>{t`Place`}</dt>
          <dd>
            {place[language]} <code>{`#${id}`}</code>
            <br />
            <code>{formatPath(path)}</code>
          </dd>
          <dt>{t`Version`}</dt>
          <dd>
            {version.current === null ? (
              <Trans>This block does not exist in this version of Maru.</Trans>
            ) : isOlder ? (
              <Trans>
                Written for version {version.written}; read as version {version.current}. Nothing is lost.
              </Trans>
            ) : (
              <Trans>{version.written}, the current one</Trans>
            )}
          </dd>
          <dt>{t`Reads`}</dt>
          <dd>{source ? <SourceWhy report={source} /> : <Trans>Nothing of its own.</Trans>}</dd>
          <dt>{t`Rendering`}</dt>
          <dd>
            {milliseconds === null ? <Trans>Was not rendered.</Trans> : <Trans>{milliseconds} ms</Trans>}
          </dd>
        </dl>
      </details>
    </>
  );
}

const NotOnPage = () => (
  <p className="Notice" role="status">
    <Trans>
      This block is not part of the page as it is rendered: a block or slot around it replaces it.
    </Trans>
  </p>
);
