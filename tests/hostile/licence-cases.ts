/** Every hostile licence file by name (limits §5), for the reader's tests and for anyone who wants the files. */
import type { LicenceCase } from './licence/case.ts';
import { clockCases } from './licence/clock-cases.ts';
import { containerCases } from './licence/container-cases.ts';
import { contentCases } from './licence/content-cases.ts';
import { jweCases } from './licence/jwe-cases.ts';
import { keygenCases } from './licence/keygen-cases.ts';
import { keygenContentCases } from './licence/keygen-content-cases.ts';
import { numberCases, unseenCases } from './licence/number-cases.ts';
import { signatureCases } from './licence/signature-cases.ts';
import { sm2Cases } from './licence/sm2-cases.ts';

export const licenceCases: readonly LicenceCase[] = [
  ...containerCases,
  ...signatureCases,
  ...sm2Cases,
  ...contentCases,
  ...numberCases,
  ...unseenCases,
  ...jweCases,
  ...keygenCases,
  ...keygenContentCases,
  ...clockCases,
];
