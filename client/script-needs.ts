import { widgetProperties } from '#engine/browser/integrations/theme-colors.ts';
import { variablesIn } from '#engine/styles/used-classes.ts';

/** Stylesheets that come with scripts. */
const sheets = import.meta.glob<string>(['./**/*.css', '../engine/**/*.css'], {
  eager: true,
  query: '?inline',
  import: 'default',
});

/**
 * What scripts need of a page's CSS that its HTML does not show. State classes (`is-`) are always included and not
 * listed. tests/architecture/rules/script-classes.ts finds missing entries.
 */
export const scriptNeeds = {
  classes: new Set([
    'Ui-button',
    'Ui-button--line',
    'Ui-button--m',
    'Ui-button--solid',
    'Ui-icon',
    'Ui-postForm-status--alert',
    'Ui-video-player',
  ]),
  properties: [...Object.values(sheets).flatMap(variablesIn), ...widgetProperties],
};
