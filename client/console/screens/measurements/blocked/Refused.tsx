import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { RefusedOrigin } from '#schemas/operator/measurement-calls.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { Time } from '../../../ui/Time.tsx';
import { pageName } from '../pages/page-name.ts';
import { RemedyText } from './RemedyText.tsx';
import { type Kind, kindOf, type Remedy } from './remedy-of.ts';

type Props = { row: RefusedOrigin; remedy: Remedy; timeZone: string | undefined };

/** A refused origin: what it is, how often and where it was refused, and what to do. */
export function Refused({ row, remedy, timeZone }: Props) {
  const { origin, directive, count, firstAt, lastAt, note, pages } = row;
  const language = useLanguage();
  const kinds = useKindNames();
  const codes: Record<string, string> = useCodeNames();
  return (
    <li className="Card Measured-part">
      <h2 className="Row">
        {codes[origin] ?? <code>{origin}</code>}
        <span className="Badge">{kinds[kindOf(directive)]}</span>
      </h2>
      <p>{note}</p>
      <p>
        <strong>
          <Trans>What to do:</Trans>
        </strong>{' '}
        <RemedyText remedy={remedy} />
      </p>
      <dl className="Measured-legend">
        <div>
          <dt>
            <Trans>How often</Trans>
          </dt>
          <dd>
            <Plural value={count} one="# time" other="# times" />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Last seen</Trans>
          </dt>
          <dd>
            <Time at={lastAt} timeZone={timeZone} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>First seen</Trans>
          </dt>
          <dd>
            <Time at={firstAt} timeZone={timeZone} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>On pages</Trans>
          </dt>
          <dd>{pages.map((page) => `${pageName(page.pageKey, language)} (${page.count})`).join(', ')}</dd>
        </div>
      </dl>
    </li>
  );
}

function useKindNames(): Record<Kind, string> {
  const { t } = useLingui();
  return {
    script: t`Script`,
    style: t`Style sheet`,
    connect: t`Connection`,
    image: t`Pictures`,
    media: t`Sound or video`,
    frame: t`Frame`,
    font: t`Font`,
    form: t({ message: 'Form', context: 'what a visitor sends' }),
    other: t`Other`,
  };
}

/** What the origins are called that are no URLs. */
function useCodeNames() {
  const { t } = useLingui();
  return { inline: t`Code in the page`, eval: t`Code evaluated from text (eval)` };
}
