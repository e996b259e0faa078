import { loadOnce } from '#engine/load-once.ts';

/**
 * Buttons with `commandfor` answer in every browser. The code for it loads where the browser has none of its own; where
 * it did not come, the next click asks for it again.
 */
export function startCommands(): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  const load = loadOnce(() => import('./follow-commands.ts'));
  const follow = (target: EventTarget | null) =>
    load().then(
      ({ followCommand }) => followCommand(target),
      () => {},
    );
  document.addEventListener('click', ({ target }) => void follow(target));
  void follow(null);
}
