/** Whether local storage has something under a name. Browser only; false where storage is blocked. */
export function isStored(name: string): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}
