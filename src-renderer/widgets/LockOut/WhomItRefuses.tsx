/** Names whom a change would lock out, and whom not, and the data that the guard examined. */
import { useText } from '#data/text.ts';
import { clientScopes } from '#shared/rules/common/sign-in/client-types.ts';
import type { LockOut, WayIn } from '#shared/rules/common/sign-in/lock-out.ts';
import { languageTraits } from '#shared/text/language-traits.ts';
import type { GuardNote } from './guard-note.ts';
import { WayBackText, type WayBackHere } from './WayBackText.tsx';
import type { KnownPeople } from './known-people.ts';

/** Limit of listed names. */
const namedMost = 5;

interface WhomItRefusesProps {
  readonly effect: LockOut;
  readonly knownPeople: KnownPeople;
  readonly self: WayIn;
  readonly notes: readonly GuardNote[];
  readonly back: WayBackHere;
}

export function WhomItRefuses({ effect, knownPeople, self, notes, back }: WhomItRefusesProps) {
  const { t, language, formatTime, formatNumber } = useText();
  // Chinese sentences are joined without a space.
  const together = (...sentences: readonly (string | false)[]) =>
    sentences.filter((one) => one !== false).join(languageTraits[language].sentence);
  const type = clientScopes.find((one) => one === self.clientType);
  const terminal = type ? t(`clientTypes.${type}`) : self.clientType;
  const cut = knownPeople.total > knownPeople.rows;
  const kinds = (['administrators', 'people'] as const).filter((kind) => effect[kind].names.length > 0);
  const { administrators, people } = effect.standing;
  const figures = {
    administrators: formatNumber(administrators.after),
    ofAdministrators: formatNumber(effect.administrators.of),
    people: formatNumber(people.after),
    ofPeople: formatNumber(effect.people.of),
  };
  return (
    <div>
      <p>{t('lockOut.left', figures)}</p>
      {notes.map(({ text }) => (
        <p key={text}>{t(text)}</p>
      ))}
      {effect.self && <p>{t('lockOut.self', { terminal, ip: self.ip })}</p>}
      {kinds.map((kind) => {
        const { of, names, entirely } = effect[kind];
        const first = names.slice(0, namedMost).join(t('common.form.separator'));
        const rest = names.length - namedMost;
        return (
          <p key={kind}>
            {together(
              t(`lockOut.${kind}`, {
                count: formatNumber(names.length),
                of: formatNumber(of),
                names: rest > 0 ? t('lockOut.more', { names: first, count: formatNumber(rest) }) : first,
              }),
              entirely > 0 && t('lockOut.entirely', { count: formatNumber(entirely) }),
            )}
          </p>
        );
      })}
      <p>
        {together(
          t(cut ? 'lockOut.readPart' : 'lockOut.read', {
            rows: formatNumber(knownPeople.rows),
            total: formatNumber(knownPeople.total),
            from: formatTime(knownPeople.from),
          }),
          cut && knownPeople.administratorsWhole && t('lockOut.readAdministrators'),
          t('lockOut.notCounted'),
        )}
      </p>
      <WayBackText back={back} />
    </div>
  );
}
