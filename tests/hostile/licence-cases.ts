/** Every hostile licence file by name (limits §5), for the reader's tests and for anyone who wants the files. */
import type { LicenceCase } from './licence/case.ts';
import { containerCases } from './licence/container-cases.ts';
import { contentCases } from './licence/content-cases.ts';
import { signatureCases } from './licence/signature-cases.ts';

export const licenceCases: readonly LicenceCase[] = [...containerCases, ...signatureCases, ...contentCases];
