/** *Copy diagnostics* among the details of a failure. */
import { alreadyRead } from '#data/read.ts';
import { getLicenseVersion } from '#shared/api/licence-info/licence-info.ts';
import { CopyDiagnostics } from './CopyDiagnostics.tsx';

export function FailureDiagnostics() {
  // A server that has just failed is not asked for its build.
  return <CopyDiagnostics build={alreadyRead(getLicenseVersion).at(-1) ?? ''} />;
}
