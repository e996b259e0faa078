/** Parts of the content, some of which are laid out only when near (`content-visibility: auto`). */
export const sections = 'maru-region > .Ui-section';
/** The same within sections: blocks mark the parents of such parts. */
export const cards = '[data-deferred-layout] > *';
