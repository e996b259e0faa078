/** Parts of the content of which some are laid out only as they come near (`content-visibility: auto`). */
export const sections = 'maru-region > .Ui-section';
/** The same within sections. */
export const cards = '.Ui-productCards > li, .Ui-exhibition, .FaqList-item';
