import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { usePartner } from '../../partner/use-partner.ts';
import type { Remedy } from './remedy-of.ts';

/** What to do about a refused origin, as text. */
export function RemedyText({ remedy }: { remedy: Remedy }) {
  const { code } = usePartner();
  switch (remedy.do) {
    case 'remove-code':
      return (
        <Trans>
          Remove the custom HTML tag from your tag manager: such code never runs here. Use the service’s own
          tag type instead, or its id in the settings if it is known here.
        </Trans>
      );
    case 'ignore-code':
      return (
        <Trans>Nothing as long as the number stays small: extensions of visitors’ browsers cause this.</Trans>
      );
    case 'set-id':
      return (
        <Trans>
          {remedy.vendor} is known here. Enter its id under <code>{remedy.setting}</code> (
          <Link to={`/partners/${code}/settings`}>Settings</Link> shows where) and remove it from your tag
          manager. If you do not need it, only remove it.
        </Trans>
      );
    case 'nothing':
      return <Trans>Nothing: {remedy.vendor} has been set up since, and pages load it.</Trans>;
    case 'extend':
      return (
        <Trans>
          {remedy.vendor} is set up, but does not declare this. Ask your developer to add it to{' '}
          <code>{remedy.file}</code> if the service needs it.
        </Trans>
      );
    case 'use-video-block':
      return <Trans>Remove the frame, and add the video as a block or as a link in a text.</Trans>;
    case 'upload-picture':
      return (
        <Trans>
          Upload the picture under <Link to={`/partners/${code}/media`}>Media</Link> and use it from there:
          pages show pictures of this site only.
        </Trans>
      );
    case 'remove-or-declare':
      return (
        <Trans>
          Remove its tag from your tag manager if you do not need it. Otherwise ask your developer to declare
          the service as a vendor (<code>docs/add-a-vendor.md</code>).
        </Trans>
      );
  }
}
