/** Starts the page again: a vendor's script that runs cannot be stopped otherwise. */
export const reloadPage = (): void => location.reload();
