import { lazyPart } from '../../ui/lazy-part.tsx';

const Loaded = lazyPart(() => import('./JsonView.tsx').then((module) => module.Component), { rows: 8 });

/** The JSON view. CodeMirror is loaded when it is shown for the first time. */
export function LazyJsonView({ isReadOnly = false }: { isReadOnly?: boolean }) {
  return <Loaded isReadOnly={isReadOnly} />;
}
