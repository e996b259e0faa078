import './notifications.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '../../../api/use-call.ts';
import { usePartners } from '../../../api/use-partners.ts';
import { LoadState } from '../../../ui/LoadState.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TopicChoices } from './TopicChoices.tsx';

/** What the operator is told about by mail, per clinic. Mails link here with the clinic in the URL. */
export function Notifications() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const mail = useCall('mailState', {});
  const partners = usePartners();
  const [chosen, setChosen] = useState(query.get('clinic') ?? '');
  return (
    <section className="Card Account-part Notifications" aria-labelledby="notifications">
      <h2 id="notifications">
        <Trans>Email notifications</Trans>
      </h2>
      <p>
        <Trans>
          You get an email about new entries, at most every five minutes for each site. It contains a link,
          and nothing that visitors wrote.
        </Trans>
      </p>
      {mail.data?.isSetUp === false && (
        <p className="Notice">
          <Trans>
            Mail is not set up on this server, so none is sent. What you choose here applies once it is.
          </Trans>
        </p>
      )}
      <LoadState read={partners} rows={3}>
        {({ rows }) => {
          const clinic = rows.find(({ code }) => code === chosen) ?? rows[0];
          if (!clinic)
            return (
              <p>
                <Trans>You are not a member of any site.</Trans>
              </p>
            );
          return (
            <>
              {rows.length > 1 && (
                <Select
                  label={t`Site`}
                  options={rows.map(({ code, name }) => ({ id: code, name }))}
                  value={clinic.code}
                  onChange={setChosen}
                />
              )}
              <TopicChoices key={clinic.code} code={clinic.code} name={clinic.name} />
            </>
          );
        }}
      </LoadState>
    </section>
  );
}
