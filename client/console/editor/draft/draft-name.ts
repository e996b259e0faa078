/** Name of drafts that the editor begins: it stands for none. */
export const unnamedDraft = 'editor';
