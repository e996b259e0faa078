import { onRouteChange } from '#engine/browser/navigation/route-change.ts';

/** Loads what makes forms better than plain ones, on pages that have one (blocks/_ui/PostForm). */
export function startForms(): void {
  const enhance = () => {
    if (document.querySelector('form[data-form]'))
      import('./enhance-forms.ts').then(
        ({ enhanceForms }) => enhanceForms(),
        // They are sent plainly.
        () => {},
      );
  };
  enhance();
  onRouteChange(enhance);
}
