import { type ComponentType, Fragment, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Calls a hook in a component. `current` is what it returned last; `render` calls it with other arguments. */
export function renderHook<Result, Args extends unknown[]>(
  hook: (...args: Args) => Result,
  first: Args,
  Wrapper: ComponentType<{ children: ReactNode }> = Fragment,
) {
  const root = createRoot(document.createElement('div'));
  const rendered = {
    current: undefined as Result,
    render: (...args: Args) =>
      flushSync(() =>
        root.render(
          <Wrapper>
            <Caller args={args} />
          </Wrapper>,
        ),
      ),
    unmount: () => flushSync(() => root.unmount()),
  };
  function Caller({ args }: { args: Args }) {
    rendered.current = hook(...args);
    return null;
  }
  rendered.render(...first);
  return rendered;
}
