/**
 * The agreements that a person sees when signing in, and those among them that are not accepted yet (spec 1§2.1
 * "agreement setting"; FRAME-049). Each kind is shown in one language: the reader's, or one that exists. Accepting a
 * kind in one language is enough.
 */
import type { AgreementValues } from '../../api/system-settings/lists.ts';

export type Agreement = { readonly id: string } & Pick<
  AgreementValues,
  'agreementType' | 'langType' | 'version' | 'forced' | 'enabled'
>;

/** The key of a consent, which is to one version of one agreement. */
export const consentKey = (id: string, version: string) => `${id} ${version}`;

/** `language` has the platform's spelling, e.g. `en_US`. */
export function shownAgreements<One extends Agreement>(all: readonly One[], language: string): One[] {
  return kindsOf(all.filter(({ enabled }) => enabled)).flatMap((kind) => inLanguage(kind, language));
}

export function openAgreements<One extends Agreement>(
  all: readonly One[],
  agreed: ReadonlySet<string>,
  language: string,
): One[] {
  const isOpen = ({ id, version }: One) => !agreed.has(consentKey(id, version));
  const forcedAgreements = all.filter(({ enabled, forced }) => enabled && forced);
  return kindsOf(forcedAgreements).flatMap((kind) => {
    const settled = [...Map.groupBy(kind, ({ langType }) => langType).values()].some(
      (written) => !written.some(isOpen),
    );
    return settled ? [] : inLanguage(kind, language).filter(isOpen);
  });
}

function kindsOf<One extends Agreement>(all: readonly One[]): One[][] {
  return [...Map.groupBy(all, ({ agreementType }) => agreementType).values()];
}

function inLanguage<One extends Agreement>(kind: readonly One[], language: string): One[] {
  const own = kind.filter(({ langType }) => langType === language);
  const [first] = kind;
  return own.length > 0 ? own : kind.filter(({ langType }) => langType === first?.langType);
}
