import {
  type ArchiveRefusal,
  type PackageFinding,
  safeArchiveName,
} from '#shared/rules/themes/package/findings.ts';

export class ArchiveRefused extends Error {
  readonly findings: readonly PackageFinding[];

  constructor(findings: readonly PackageFinding[]) {
    super(findings.map(({ code, where }) => (where === undefined ? code : `${code} ${where}`)).join(', '));
    this.findings = findings;
  }
}

/** `where`: an entry's name as in the archive. */
export function archiveFinding(
  code: ArchiveRefusal | 'ASSET_MISSING' | 'ASSET_DIFFERS',
  where?: string,
  details?: PackageFinding['details'],
): PackageFinding {
  return {
    code,
    severity: 'refused',
    ...(where === undefined ? {} : { where: safeArchiveName(where) }),
    ...(details === undefined ? {} : { details }),
  };
}

export function refuseArchive(...given: Parameters<typeof archiveFinding>): never {
  throw new ArchiveRefused([archiveFinding(...given)]);
}
