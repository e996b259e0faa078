import './measurements.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useParams } from 'react-router';
import { useTitle } from '../../ui/use-title.ts';
import { Component as NotFound } from '../NotFound.tsx';
import { usePartner } from '../partner/use-partner.ts';
import { Blocked } from './blocked/Blocked.tsx';
import { Speed } from './speed/Speed.tsx';

const shown = { speed: Speed, blocked: Blocked };
const isKind = (kind: string): kind is keyof typeof shown => Object.hasOwn(shown, kind);

/** What visitors' browsers report: how fast pages were, and what their CSP refused. */
export function Component() {
  const { t } = useLingui();
  const { kind = 'speed' } = useParams();
  const { code, partner } = usePartner();
  useTitle(t`Measurements`, partner?.name);
  if (!isKind(kind)) return <NotFound />;
  const Shown = shown[kind];
  const names = { speed: t`Speed`, blocked: t`Refused origins` };
  return (
    <main className="Screen Measured">
      <h1>
        <Trans>Measurements</Trans>
      </h1>
      <nav className="Tabs" aria-label={t`Kinds of measurements`}>
        {(['speed', 'blocked'] as const).map((one) => (
          <Link
            key={one}
            className="Tabs-one"
            to={`/partners/${code}/measurements/${one}`}
            aria-current={one === kind ? 'page' : undefined}
          >
            {names[one]}
          </Link>
        ))}
      </nav>
      <Shown />
    </main>
  );
}
