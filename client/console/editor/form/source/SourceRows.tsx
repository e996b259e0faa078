import { Plural, Trans } from '@lingui/react/macro';
import type { SourceReport } from '#schemas/operator/preview.ts';

/** The first rows that the preview read. They are updated while the parameters are typed. */
export function SourceRows({ report }: { report: SourceReport | undefined }) {
  return (
    <section className="SourceRows" aria-live="polite">
      <p className="SourceRows-title">
        <Trans>Current value</Trans>
      </p>
      <Rows report={report} />
    </section>
  );
}

function Rows({ report }: { report: SourceReport | undefined }) {
  if (!report)
    return (
      <p className="Field-help">
        <Trans>Nothing has been read yet. Hidden blocks read nothing.</Trans>
      </p>
    );
  if (report.cache === 'error')
    return (
      <p className="FieldFinding FieldFinding--error">
        <Trans>It could not be read: {report.error}</Trans>
      </p>
    );
  if (!report.rows)
    return (
      <p className="Field-help">
        <Trans>One entry.</Trans>
      </p>
    );
  const { count, first } = report.rows;
  if (count === 0)
    return (
      <p className="FieldFinding FieldFinding--warning">
        <Trans>No entries. On the home page such a block is left out.</Trans>
      </p>
    );
  return (
    <>
      <ol className="SourceRows-list">
        {first.map((title, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat, and rows have no identity here
          <li key={index}>{title}</li>
        ))}
      </ol>
      <p className="Field-help">
        <Plural value={count} one="# entry in all" other="# entries in all" />
      </p>
    </>
  );
}
