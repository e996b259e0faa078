/** Reloads the page, because a running script of a vendor cannot be stopped otherwise. */
export const reloadPage = (): void => location.reload();
