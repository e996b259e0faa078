/** Parts of the content, some of which are laid out only when near (`content-visibility: auto`). */
export const sections = 'maru-region > .Ui-section';
/** The same within sections. */
export const cards = '.Ui-productCards > li, .Ui-exhibition, .FaqList-item';
