import { Trans, useLingui } from '@lingui/react/macro';
import { GridList, GridListItem } from 'react-aria-components';
import type { SavedSection } from '#schemas/operator/section-calls.ts';
import { call } from '../../api/call.ts';
import { useCall } from '../../api/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadState } from '../../ui/LoadState.tsx';
import { Time } from '../../ui/Time.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { useAction } from '../../ui/use-action.ts';
import { misfitOf } from '../tree/clipboard.ts';
import { useMisfitText } from '../tree/use-misfit-text.ts';
import type { ChoiceProps } from './Gallery.tsx';
import { Picture } from './Picture.tsx';

/** The sections that the team saved. Those that are not allowed here state why. */
export function SavedGallery({ site, place, onAdd, pictureOf }: ChoiceProps) {
  const { t } = useLingui();
  const { code, origin, data } = site;
  const saved = useCall('savedSections', { code });
  const misfitText = useMisfitText();
  const { run } = useAction();
  const problemOf = ({ node }: SavedSection) => {
    const misfit = misfitOf(node, place, data.blocks);
    return misfit && misfitText(misfit);
  };
  const remove = async ({ id, name, node }: SavedSection) => {
    const isDone = await run(() => call('deleteSection', { code, id }));
    await saved.mutate();
    if (isDone)
      showToast(t`“${name}” has been deleted.`, {
        label: t`Undo`,
        run: () => void run(() => call('saveSection', { code }, { name, node })).then(() => saved.mutate()),
      });
  };
  return (
    <LoadState read={saved} rows={3}>
      {({ rows }) => (
        <GridList
          className="Gallery Gallery-section"
          aria-label={t`Saved sections`}
          layout="grid"
          items={rows}
          disabledKeys={rows.filter((row) => problemOf(row)).map(({ id }) => id)}
          disabledBehavior="selection"
          onAction={(id) => {
            const section = rows.find((row) => row.id === id);
            const problem = section && problemOf(section);
            if (problem) showToast(problem);
            else if (section) onAdd(section.node);
          }}
          renderEmptyState={() => (
            <div className="Empty">
              <h2>
                <Trans>No saved sections yet</Trans>
              </h2>
              <p>
                <Trans>Choose a block of the page and “Save to use again…”: your team finds it here.</Trans>
              </p>
            </div>
          )}
        >
          {(section) => (
            <GridListItem id={section.id} textValue={section.name} className="Gallery-one">
              <Picture request={pictureOf(section.node)} code={code} origin={origin} />
              <span className="Gallery-name">
                {section.name}
                <span className="Badge">
                  {data.blocks.get(section.node.type)?.label ?? section.node.type}
                </span>
              </span>
              <span className="Field-help Gallery-about">
                {problemOf(section) ?? (
                  <>
                    {section.savedBy} · <Time at={section.savedAt} timeZone={site.timeZone} />
                  </>
                )}
              </span>
              <Button
                kind="quiet"
                className="Gallery-delete"
                aria-label={t`Delete ${section.name}`}
                onPress={() => void remove(section)}
              >
                ×
              </Button>
            </GridListItem>
          )}
        </GridList>
      )}
    </LoadState>
  );
}
