/**
 * A dialog that lets the user choose between two values of each field: own or server's, current or restored. One
 * question is open at a time, displayed by the frame's ChooseValuesHost.
 */
import { withPageTexts } from '#data/text.ts';
import { lazyComponent } from '#state/lazy-component.ts';
import { questionQueue } from '../question-queue.tsx';
import type { ValueAnswer, ValueQuestion } from './value-question.ts';

/** The dialog loads lazily; the frame prefetches it, because an unsaved form waits for its answer. */
export const LazyValueDialog = lazyComponent(
  async () => (await withPageTexts(import('./ValueDialog.tsx'), 'frame-parts')).ValueDialog,
);
const questions = questionQueue<ValueQuestion, ValueAnswer>(LazyValueDialog, null);
export const chooseValues = questions.ask;
export const ChooseValuesHost = questions.Host;
