import {
  type ArchiveRefusal,
  type PackageFinding,
  shownName,
} from '#shared/rules/themes/package/findings.ts';

export class ArchiveRefused extends Error {
  readonly findings: readonly PackageFinding[];

  constructor(findings: readonly PackageFinding[]) {
    super(findings.map(({ code, where }) => (where === undefined ? code : `${code} ${where}`)).join(', '));
    this.findings = findings;
  }
}

/** `where`: an entry's name as in the archive. */
export function refusal(
  code: ArchiveRefusal | 'ASSET_MISSING' | 'ASSET_DIFFERS',
  where?: string,
  details?: PackageFinding['details'],
): PackageFinding {
  return {
    code,
    severity: 'refused',
    ...(where === undefined ? {} : { where: shownName(where) }),
    ...(details === undefined ? {} : { details }),
  };
}

export function refuse(...given: Parameters<typeof refusal>): never {
  throw new ArchiveRefused([refusal(...given)]);
}
