/** The dialog of next steps, whose code loads once a page that offers it is idle. */
import { expectedComponent } from '#state/lazy-component.ts';

export const LazyStepsDialog = expectedComponent(async () => (await import('./StepsDialog.tsx')).StepsDialog);
