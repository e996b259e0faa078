import { reportVitals } from './report-vitals.ts';

// Measures once loaded, so that what loads it need not call it.
reportVitals();
