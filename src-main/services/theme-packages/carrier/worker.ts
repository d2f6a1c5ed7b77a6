/** The entry of a carrier's thread; the system's errors keep their code. */
import { answerQuestions } from '../../../threads/thread-answers.ts';
import { systemCode } from '../../durable/disk.ts';
import { carryLoads, gatherSpans } from './carry-load.ts';
import type { CarrierAnswer, Errand } from './threads.ts';

answerQuestions((question): CarrierAnswer => {
  const errand = question as Errand;
  try {
    if ('loads' in errand) return { carried: carryLoads(errand.loads) };
    return { gathered: gatherSpans(errand.file, errand.spans) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error), code: systemCode(error) };
  }
});
