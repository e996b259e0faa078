import { onRouteChange } from '#engine/browser/navigation/route-change.ts';

/** Loads the form enhancements on pages with a form (blocks/_ui/PostForm). */
export function startForms(): void {
  const enhance = () => {
    if (document.querySelector('form[data-form]'))
      import('./enhance-forms.ts').then(
        (loaded) => loaded.enhanceForms(),
        // They are submitted natively.
        () => {},
      );
  };
  enhance();
  onRouteChange(enhance);
}
