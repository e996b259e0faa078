import { lazyPart } from '../../ui/lazy-part.tsx';

/** The JSON view. CodeMirror is loaded when it is shown for the first time. */
export const LazyJsonView = lazyPart(() => import('./JsonView.tsx').then((module) => module.Component), {
  rows: 8,
});
