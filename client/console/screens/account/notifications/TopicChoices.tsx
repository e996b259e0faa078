import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from 'react-aria-components';
import { call, type ResponseOf } from '../../../api/call.ts';
import { useCall } from '../../../api/use-call.ts';
import { useErrorText } from '../../../ui/error-text.ts';
import { LoadState } from '../../../ui/LoadState.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { useQueue } from '../../../ui/use-queue.ts';

type Choice = ResponseOf<'mailChoice'>['choice'];

/** The choices of one clinic. Each is stored as soon as it is made. */
export function TopicChoices({ code, name }: { code: string; name: string }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const read = useCall('mailChoice', { code });
  const inTurn = useQueue();
  async function choose(choice: Choice) {
    try {
      await read.mutate(
        async () => {
          // Each has all topics: of two at once, the server might store the first last.
          await inTurn(() => call('saveMailChoice', { code }, choice));
          return { choice };
        },
        { optimisticData: { choice }, rollbackOnError: true, revalidate: false },
      );
    } catch (error) {
      showToast(errorText(error));
    }
  }
  const topics: [keyof Choice, string][] = [
    ['inquiries', t`Inquiries`],
    ['reservations', t`Reservations`],
    ['articles', t`Articles`],
  ];
  return (
    <LoadState read={read} rows={3}>
      {({ choice }) => (
        <fieldset className="Notifications-topics">
          <legend>
            <Trans>Notify me of new entries of {name}</Trans>
          </legend>
          {topics.map(([topic, label]) => (
            <Checkbox
              key={topic}
              className="Check"
              isSelected={choice[topic]}
              onChange={(isSelected) => void choose({ ...choice, [topic]: isSelected })}
            >
              <span className="Check-box" aria-hidden="true" />
              {label}
            </Checkbox>
          ))}
        </fieldset>
      )}
    </LoadState>
  );
}
