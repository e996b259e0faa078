import 'virtual:base-tokens.css';
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
import './styles/index.css';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { LanguageProvider, startLanguage } from './language/LanguageProvider.tsx';
import { router } from './router.tsx';
import { ToastRegion } from './ui/toasts.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('[console] index.html has no #root');
await startLanguage();
createRoot(root).render(
  <LanguageProvider>
    <RouterProvider router={router} />
    <ToastRegion />
  </LanguageProvider>,
);
